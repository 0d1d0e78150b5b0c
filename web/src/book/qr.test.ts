import { expect, test } from "vitest";
import { correctionOf, formatOf, outlineOf, qrCode } from "./qr";

/** What a reader sees in a code without errors: its mask from the format, its modules along the path, its blocks. */
function read(code: boolean[][], blocks: number, data: number): string {
  const side = code.length;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => code[8]![column]!);
  const mask = ((Number(format[2]) * 4 + Number(format[3]) * 2 + Number(format[4])) ^ 0b101) as 0 | 1 | 2;
  const masks = {
    0: (row: number, column: number) => (row + column) % 2 === 0,
    1: (row: number) => row % 2 === 0,
    2: (_: number, column: number) => column % 3 === 0,
    3: (row: number, column: number) => (row + column) % 3 === 0,
    4: (row: number, column: number) => ((row >> 1) + Math.trunc(column / 3)) % 2 === 0,
    5: (row: number, column: number) => ((row * column) % 2) + ((row * column) % 3) === 0,
    6: (row: number, column: number) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
    7: (row: number, column: number) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
  };
  const isFixed = (row: number, column: number): boolean =>
    (row < 9 && column < 9) ||
    (row < 9 && column >= side - 8) ||
    (row >= side - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (side > 21 && Math.abs(row - side + 7) < 3 && Math.abs(column - side + 7) < 3);
  const bits: number[] = [];
  let upwards = true;
  for (let right = side - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right -= 1;
    for (let step = 0; step < side; step += 1)
      for (const column of [right, right - 1]) {
        const row = upwards ? side - 1 - step : step;
        if (!isFixed(row, column)) bits.push(Number(code[row]![column]! !== masks[mask](row, column)));
      }
  }
  const codewords = Array.from({ length: blocks * data }, (_, n) => parseInt(bits.slice(8 * n, 8 * n + 8).join(""), 2));
  const ordered = Array.from({ length: blocks }, (_, block) => codewords.filter((_, n) => n % blocks === block)).flat();
  const stream = ordered.map((codeword) => codeword.toString(2).padStart(8, "0")).join("");
  const length = parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, n) => parseInt(stream.slice(12 + 8 * n, 20 + 8 * n), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test("an address is read again from its code, whatever its size", () => {
  const short = "http://a.it/rule";
  const usual = "https://groma.example/rules/architects?lang=fr";
  const long = `https://tables.example.org/${"x".repeat(70)}`;
  expect(read(qrCode(short)!, 1, 28)).toBe(short);
  expect(read(qrCode(usual)!, 2, 32)).toBe(usual);
  expect(read(qrCode(long)!, 4, 27)).toBe(long);
  expect(qrCode("x".repeat(107))).toBeNull();
});

test("codewords and formats are those of the standard", () => {
  const helloWorld = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(helloWorld, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect(formatOf(0).toString(2)).toBe("101010000010010");
  expect(formatOf(5).toString(2)).toBe("100000011001110");
});

test("a code has three finders, and its outline all that is dark", () => {
  const code = qrCode("groma")!;
  const corner = (row: number, column: number): string =>
    code
      .slice(row, row + 7)
      .map((line) =>
        line
          .slice(column, column + 7)
          .map(Number)
          .join(""),
      )
      .join(" ");
  const finder = "1111111 1000001 1011101 1011101 1011101 1000001 1111111";
  expect([corner(0, 0), corner(0, 14), corner(14, 0)]).toEqual([finder, finder, finder]);
  expect(outlineOf(code).split("M").length - 1).toBe(code.flat().filter(Boolean).length);
});
