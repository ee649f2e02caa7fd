// A QR code (ISO/IEC 18004), as much of it as an invitation needs: version 6, 41 by 41 modules, up to 134 bytes.

const SIZE = 41;
/** Error correction M where it fits, else L: how the format names it, its blocks, and the words of data and of correction in each. */
const LEVELS = [
  { name: 0, blocks: 4, data: 27, check: 16 },
  { name: 1, blocks: 2, data: 68, check: 18 },
];
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

/** The dark modules of a text, row by row; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const level = LEVELS.find(({ blocks, data }) => bytes.length + 2 <= blocks * data);
  if (!level) return null;
  const words = interleave(pad(bytes, level.blocks * level.data), level);
  const drawn = MASKS.map((_, mask) => draw(words, level.name, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** Mode, length and bytes, filled up with the two words that mean nothing. */
function pad(bytes: Uint8Array, length: number): number[] {
  const half = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: half.length / 2 }, (_, i) => (half[2 * i] << 4) | half[2 * i + 1]);
  for (let i = 0; words.length < length; i++) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

/** Multiplication in the field of 256 elements that QR codes calculate in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed-Solomon words that check a block: the remainder of its division by the generator polynomial. */
function check(block: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] ^= times(factor, root)));
    generator = next;
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, at) => {
    const factor = rest[at];
    generator.forEach((each, i) => (rest[at + i] ^= times(each, factor)));
  });
  return rest.slice(block.length);
}

function interleave(data: number[], level: (typeof LEVELS)[number]): number[] {
  const blocks = Array.from({ length: level.blocks }, (_, i) => data.slice(i * level.data, (i + 1) * level.data));
  const checks = blocks.map((block) => check(block, level.check));
  const across = (rows: number[][]): number[] => rows[0].flatMap((_, i) => rows.map((row) => row[i]));
  return [...across(blocks), ...across(checks)];
}

/** Modules that are the same in every code of this size: true or false; undefined where the data goes. */
function pattern(): (boolean | undefined)[][] {
  const grid = Array.from({ length: SIZE }, () => Array<boolean | undefined>(SIZE).fill(undefined));
  for (let i = 8; i < SIZE - 8; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [cx, cy] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ]) {
    for (let y = Math.max(0, cy - 4); y <= Math.min(SIZE - 1, cy + 4); y++) {
      for (let x = Math.max(0, cx - 4); x <= Math.min(SIZE - 1, cx + 4); x++) {
        const far = Math.max(Math.abs(x - cx), Math.abs(y - cy));
        grid[y][x] = far !== 2 && far !== 4;
      }
    }
  }
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) grid[SIZE - 7 + y][SIZE - 7 + x] = Math.max(Math.abs(x), Math.abs(y)) !== 1;
  return grid;
}

/** Level and mask, with their own correction, twice around the corners. */
function format(grid: (boolean | undefined)[][], level: number, mask: number): void {
  const data = (level << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = ((data << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : SIZE - 15 + i][8] = dark;
    grid[8][i < 8 ? SIZE - 1 - i : i === 8 ? 7 : 14 - i] = dark;
  }
  grid[SIZE - 8][8] = true;
}

/** Everything in its place: the data runs up and down in columns of two, from the right; the last bits stay light. */
function draw(words: number[], level: number, mask: number): boolean[][] {
  const grid = pattern();
  format(grid, level, mask);
  let at = 0;
  for (let right = SIZE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right > 6 ? right : right + 1) & 2) === ((SIZE - 1) & 2);
    for (let step = 0; step < SIZE; step++) {
      const y = upward ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== undefined) continue;
        const bit = at < words.length * 8 && ((words[at >> 3] >> (7 - (at & 7))) & 1) === 1;
        grid[y][x] = bit !== MASKS[mask](x, y);
        at += 1;
      }
    }
  }
  return grid as boolean[][];
}

/** How hard a code is to read: long runs, blocks, look-alikes of the corner squares, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((line) => line.map(Number).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < SIZE; y++) {
    for (let x = 1; x < SIZE; x++)
      if (new Set([grid[y][x], grid[y - 1][x], grid[y][x - 1], grid[y - 1][x - 1]]).size === 1) sum += 3;
  }
  const dark = grid.flat().filter(Boolean).length / SIZE ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
