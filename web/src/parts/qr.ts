/** A link as a QR code: bytes, level M, up to version 10. Cells and words are called as in ISO/IEC 18004. */

/** By version: how many words correct one block, and how many blocks there are, at level M. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL_M = 0;
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

type Grid = boolean[][];

/** The code as rows of cells, black is true; null where the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, n) => bytes.length <= capacity(n + 1)) + 1;
  if (!version) return null;
  const words = interleaved(dataWords(bytes, version), version);
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(version, words, mask));
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** The black cells as one path, a unit each. */
export function qrPath(grid: Grid): string {
  return grid.flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

const sizeOf = (version: number): number => 17 + 4 * version;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const dataLength = (version: number): number =>
  Math.floor(freeCells(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
const capacity = (version: number): number => dataLength(version) - Math.ceil((4 + lengthBits(version)) / 8);

/** How many cells are left for words. */
function freeCells(version: number): number {
  const along = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const aligned = along ? 25 * along * along - 10 * along - 55 : 0;
  return (16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36);
}

function dataWords(bytes: number[], version: number): number[] {
  const bits = [...digits(BYTES, 4), ...digits(bytes.length, lengthBits(version))];
  for (const byte of bytes) bits.push(...digits(byte, 8));
  const length = dataLength(version);
  bits.push(...digits(0, Math.min(4, 8 * length - bits.length)));
  bits.push(...digits(0, -bits.length & 7));
  const words = Array.from({ length: bits.length / 8 }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let n = 0; words.length < length; n++) words.push(PADDING[n % 2]!);
  return words;
}

const digits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => (value >>> (count - 1 - n)) & 1);

// Correction

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const factors = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let at = 0; at < degree; at++) factors[at] = times(factors[at]!, root) ^ (factors[at + 1] ?? 0);
    root = times(root, 2);
  }
  return factors;
}

function correction(block: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((by, n) => (rest[n]! ^= times(by, factor)));
  }
  return rest;
}

/** The words of all blocks, first those of data, then those that correct; the last blocks may be longer by one. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  const start = (n: number): number => n * short + Math.max(0, n - firstLong);
  const blocks = Array.from({ length: count }, (_, n) => data.slice(start(n), start(n + 1)));
  const divisor = generator(CORRECTION[version - 1]!);
  return [...woven(blocks), ...woven(blocks.map((block) => correction(block, divisor)))];
}

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, n) => blocks.flatMap((block) => block[n] ?? [])).flat();
}

// Drawing

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, words: number[], mask: number): Grid {
  const size = sizeOf(version);
  const drawn: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const put = (x: number, y: number, black: boolean): void => {
    if (drawn[y] && x >= 0 && x < size) drawn[y][x] = black;
  };
  drawPatterns(version, size, put);
  drawFormat(mask, size, put);
  if (version >= 7) drawVersion(version, size, put);
  const bits = words.flatMap((word) => digits(word, 8));
  for (const [x, y] of zigzag(size)) {
    if (drawn[y]![x] === undefined) drawn[y]![x] = (bits.shift() === 1) !== MASKS[mask]!(x, y);
  }
  return drawn as Grid;
}

type Put = (x: number, y: number, black: boolean) => void;

function drawPatterns(version: number, size: number, put: Put): void {
  for (let n = 0; n < size; n++) {
    put(6, n, n % 2 === 0);
    put(n, 6, n % 2 === 0);
  }
  const places = alignment(version, size);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isCorner) rings(x, y, 2, (ring) => ring !== 1, put);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    rings(x!, y!, 4, (ring) => ring !== 2 && ring !== 4, put);
}

function alignment(version: number, size: number): number[] {
  if (version < 2) return [];
  const along = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * along - 2)) * 2;
  return [6, ...Array.from({ length: along - 1 }, (_, n) => size - 7 - (along - 2 - n) * step)];
}

function rings(x: number, y: number, radius: number, isBlack: (ring: number) => boolean, put: Put): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) put(x + dx, y + dy, isBlack(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** A number with the rest of its division, by which it can be read even where it is damaged. */
function guarded(value: number, count: number, divisor: number): number {
  let rest = value;
  for (let n = 0; n < count; n++) rest = (rest << 1) ^ ((rest >>> (count - 1)) * divisor);
  return (value << count) | rest;
}

function drawFormat(mask: number, size: number, put: Put): void {
  const format = guarded((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const black = ((format >>> n) & 1) === 1;
    const along = n < 6 ? n : n < 8 ? n + 1 : 14 - n;
    if (n < 8) put(8, along, black);
    else put(n === 8 ? 7 : along, 8, black);
    if (n < 8) put(size - 1 - n, 8, black);
    else put(8, size - 15 + n, black);
  }
  put(8, size - 8, true);
}

function drawVersion(version: number, size: number, put: Put): void {
  const told = guarded(version, 12, 0x1f25);
  for (let n = 0; n < 18; n++) {
    const black = ((told >>> n) & 1) === 1;
    const [far, near] = [size - 11 + (n % 3), Math.floor(n / 3)];
    put(far, near, black);
    put(near, far, black);
  }
}

/** The cells in the order of the words: pairs of columns from the right, up and down in turn. */
function* zigzag(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) for (const x of [right, right - 1]) yield [x, up ? size - 1 - n : n];
    up = !up;
  }
}

// Of eight masks the one is taken that is easiest to read.

function penalty(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  const lines = [...grid, ...columns].reduce((sum, line) => sum + runs(line) + finders(line), 0);
  return lines + blocksOfFour(grid) + imbalance(grid);
}

function runs(line: boolean[]): number {
  let sum = 0;
  for (let from = 0, to = 0; from < line.length; from = to) {
    while (to < line.length && line[to] === line[from]) to++;
    if (to - from >= 5) sum += to - from - 2;
  }
  return sum;
}

const FINDERS = ["10111010000", "00001011101"];

function finders(line: boolean[]): number {
  const told = line.map(Number).join("");
  return 40 * line.filter((_, n) => FINDERS.some((finder) => told.startsWith(finder, n))).length;
}

function blocksOfFour(grid: Grid): number {
  let sum = 0;
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const four = [grid[y]![x], grid[y]![x - 1], grid[y - 1]![x], grid[y - 1]![x - 1]];
      if (four.every((cell) => cell === four[0])) sum += 3;
    }
  return sum;
}

function imbalance(grid: Grid): number {
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return 10 * Math.floor(Math.abs(20 * share - 10));
}
