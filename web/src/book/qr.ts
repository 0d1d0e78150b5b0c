/** An address as a QR code (ISO/IEC 18004): bytes, correction level M, the six smallest sizes. */

/** Of each size: how many blocks of codewords, and how many of a block are data and correction. */
const SIZES = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
];
type Size = (typeof SIZES)[number];

const BYTES = 0b0100;
/** The head of the data, its kind and its length, and the end that follows: 2 bytes together. */
const AROUND = 2;
const PADDING = [0b11101100, 0b00010001];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
const FINDER = 7;
const TIMING = 6;

type Module = boolean | null;

/** The rows of modules, dark where true, without the quiet zone; nothing for what is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(({ blocks, data }) => bytes.length + AROUND <= blocks * data) + 1;
  if (!version) return null;
  const codewords = corrected(padded(bytes, SIZES[version - 1]!), SIZES[version - 1]!);
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
  const codes = MASKS.map((mask, number) => drawn(version, bits, mask, number));
  return codes.reduce((best, code) => (uniformity(code) < uniformity(best) ? code : best));
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, n) => ((value >> (length - 1 - n)) & 1) === 1);
}

function padded(bytes: number[], { blocks, data }: Size): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  const filled = [...bits, ...bitsOf(0, 4)];
  const used = Array.from({ length: filled.length / 8 }, (_, n) => byteOf(filled.slice(8 * n, 8 * n + 8)));
  return [...used, ...Array.from({ length: blocks * data - used.length }, (_, n) => PADDING[n % 2]!)];
}

function byteOf(bits: boolean[]): number {
  return bits.reduce((byte, bit) => 2 * byte + Number(bit), 0);
}

/** The data with their correction, the first codeword of every block before the second of any. */
function corrected(data: number[], size: Size): number[] {
  const blocks = Array.from({ length: size.blocks }, (_, n) => data.slice(n * size.data, (n + 1) * size.data));
  const checks = blocks.map((block) => correctionOf(block, size.correction));
  return [...interleaved(blocks), ...interleaved(checks)];
}

function interleaved(blocks: number[][]): number[] {
  return blocks[0]!.flatMap((_, n) => blocks.map((block) => block[n]!));
}

/** Reed and Solomon's codewords: what is left of the data when the generator divides them. */
export function correctionOf(data: number[], length: number): number[] {
  const generator = generatorOf(length);
  let rest = Array<number>(length).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, n) => value ^ times(generator[n]!, factor));
  }
  return rest;
}

/** (x - 1)(x - 2)(x - 4)… without its first factor, which is 1. */
function generatorOf(length: number): number[] {
  let product = [1];
  let root = 1;
  for (let n = 0; n < length; n += 1) {
    const scaled = [0, ...product.map((factor) => times(factor, root))];
    product = [...product, 0].map((factor, at) => factor ^ scaled[at]!);
    root = times(root, 2);
  }
  return product.slice(1);
}

/** Multiplication in the field of 256 elements that x⁸ + x⁴ + x³ + x² + 1 makes. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

type Mask = (row: number, column: number) => boolean;

function drawn(version: number, bits: boolean[], mask: Mask, number: number): boolean[][] {
  const modules = patterns(version);
  drawFormat(modules, number);
  const free = path(modules).filter(([row, column]) => modules[row]![column] === null);
  free.forEach(([row, column], n) => (modules[row]![column] = (bits[n] ?? false) !== mask(row, column)));
  return modules as boolean[][];
}

/** What every code of a size has, and nothing where its data go. */
function patterns(version: number): Module[][] {
  const side = 17 + 4 * version;
  const modules = Array.from({ length: side }, () => Array<Module>(side).fill(null));
  for (let n = 0; n < side; n += 1) modules[TIMING]![n] = modules[n]![TIMING] = n % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    drawRings(modules, row, column, 4, [0, 1, 3]);
  if (version > 1) drawRings(modules, side - FINDER, side - FINDER, 2, [0, 2]);
  return modules;
}

/** Draw squares around a module, as far as the code goes: those at these distances are dark. */
function drawRings(modules: Module[][], row: number, column: number, reach: number, dark: number[]): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1)
      if (modules[row + down]?.[column + right] !== undefined)
        modules[row + down]![column + right] = dark.includes(Math.max(Math.abs(down), Math.abs(right)));
}

/** The level (M is 0) and the mask with their own correction, twice, and the module that is always dark. */
function drawFormat(modules: Module[][], mask: number): void {
  const side = modules.length;
  const bits = bitsOf(formatOf(mask), 15);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  bits.forEach((bit, n) => {
    const [row, column] = n < 8 ? [8, around[n]!] : [around[14 - n]!, 8];
    modules[row]![column] = bit;
    if (n < 7) modules[side - 1 - n]![8] = bit;
    else modules[8]![side - 15 + n] = bit;
  });
  modules[side - 8]![8] = true;
}

export function formatOf(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  return ((mask << 10) | rest) ^ 0b101010000010010;
}

/** All modules in the order in which data are laid: columns in pairs from the right, up and down in turn. */
function path(modules: Module[][]): [number, number][] {
  const side = modules.length;
  const pairs = Array.from({ length: (side - 1) / 2 }, (_, n) => side - 1 - 2 * n).map((right) =>
    right <= TIMING ? right - 1 : right,
  );
  return pairs.flatMap((right, n) =>
    Array.from({ length: side }, (_, step) => (n % 2 ? step : side - 1 - step)).flatMap((row): [number, number][] => [
      [row, right],
      [row, right - 1],
    ]),
  );
}

/** How many neighbours are alike: the fewer, the better a camera tells modules apart. */
function uniformity(code: boolean[][]): number {
  const pairs = code.map((row, y) =>
    row.map((dark, x) => Number(dark === row[x + 1]) + Number(dark === code[y + 1]?.[x])),
  );
  return pairs.flat().reduce((sum, alike) => sum + alike, 0);
}

/** The dark modules as the outline of an SVG whose unit is a module. */
export function outlineOf(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
