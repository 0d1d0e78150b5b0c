import { expect, test } from "vitest";
import { qr, qrPath } from "./qr";

// Rows of codes that another encoder made (python-qrcode 8, level M), as hexadecimal numbers.
const LINK = "http://10.0.0.7:8000/t/CUJwnHBdHIyv";
const LINK_CODE =
  "1fcd3e7f 10400841 175c515d 1758015d 175be75d 1051ed41 1fd5557f 149300 17cc727c 17241251 1dcc3080 c0d60a2 1c52118c 16aaded5 1777fc54 1f19a4d2 57d49a4 1d0e325d 106c280c 15936062 166009f7 19ff1f 1fcbeb5c 105db511 175661fe 17581c83 175ce55a 104f87d2 1fdf60dc";
const LONG =
  "https://a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.a-long-name.example/t/tf-FPepL0z9z";
const LONG_CODE =
  "1fcafef863a6e7f 104137752e60241 175cb7efe4f9e5d 175a2704834025d 175ab0f7e0bf25d 1056429c4e52441 1fd55555555557f 13272c5cf9a00 17cd6b87e3a407c 149d503e608cbbd 15ddd5453662f58 b1ddce852f95f6 135db656e5aac42 88f6eac589e385 14cc5d463c4bf5e 1901262f9839635 87bd84221ae8c2 6bf043cdb8e329 12797c2c3d43fd2 f24abab94896de 4cab6042d8e0c3 9043a79a2bd3a1 6f8ecf97fc3e66 434c2938435abd 1b7e2784398e8ab 521b8d30d309 df88a3fff53ff2 1d15996c5cfb51d 1d59ca054f4a153 911a2347abf119 dfe1b3fea53dfe 148a612216fda4e 11c929b383041b3 f2d3c14e1be2c8 1ec9b7b8ed50f1f 510245114f975c ddd16c2a3804b0 5b3b775f08f185 17571fd3fe52d8c 5ade22d18293ef 196185cf6304072 83abcf0e08ea4d 1cf440cce12d04 1092a12924f975e 1555b34f47ae8da d39ab10e39f245 14de413e4e43fae 1f1120d9d439647 61cc4fefa09f3 105054558e119 1fc523ed7a42d52 1052243456fd51e 17518b1fedc23f0 17547ca761950f8 17519e8cfe53f44 1040beab54b578c 1fddd909298ee52";

const rowsOf = (code: string): boolean[][] => {
  const rows = code.split(" ");
  return rows.map((row) => [...BigInt(`0x${row}`).toString(2).padStart(rows.length, "0")].map((cell) => cell === "1"));
};

test("a link becomes the code that every phone reads", () => {
  expect(qr(LINK)).toEqual(rowsOf(LINK_CODE));
});

test("a long link becomes a large code of several blocks", () => {
  expect(qr(LONG)).toEqual(rowsOf(LONG_CODE));
});

test("what is too long for a code has none", () => {
  expect(qr("x".repeat(213))).not.toBeNull();
  expect(qr("x".repeat(214))).toBeNull();
});

test("black cells are one path", () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
