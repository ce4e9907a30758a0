/** The few instructions of WebAssembly that our kernels need, as bytes, and the module around them. */
export type Code = readonly number[];

/** Numbers as WebAssembly writes them: seven bits at a time. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const [low, rest] = [value & 127, value >> 7];
  const done = (rest === 0 && low < 64) || (rest === -1 && low >= 64);
  return done ? [low] : [low | 128, ...signed(rest)];
}

const simd = (opcode: number) => [0xfd, ...unsigned(opcode)];
/** Where memory is read or written: an offset to the address, with no promise of alignment. */
const access = (offset: number) => [0, ...unsigned(offset)];
const [i32, v128, nothing] = [0x7f, 0x7b, 0x40];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];

export const constant = (value: number): Code => [0x41, ...signed(value)];
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b];
export const multiply = (a: Code, b: Code): Code => [...a, ...b, 0x6c];
/** Those bits of a number that are set in the mask. */
export const masked = (a: Code, mask: number): Code => [...a, ...constant(mask), 0x71];
export const shiftLeft = (a: Code, bits: number): Code => [...a, ...constant(bits), 0x74];

export const floatConstant = (value: number): Code => [
  0x43,
  ...new Uint8Array(Float32Array.of(value).buffer),
];
export const toFloat = (integer: Code): Code => [...integer, 0xb2];
export const largerFloat = (a: Code, b: Code): Code => [...a, ...b, 0x97];
export const addFloats = (a: Code, b: Code): Code => [...a, ...b, 0x92];
export const multiplyFloats = (a: Code, b: Code): Code => [...a, ...b, 0x94];
export const loadFloat = (at: Code, offset = 0): Code => [...at, 0x2a, ...access(offset)];
export const storeFloat = (at: Code, value: Code, offset = 0): Code => [
  ...at,
  ...value,
  0x38,
  ...access(offset),
];

/** Vectors are sixteen bytes, four whole numbers or four floats. */
export const zeros: Code = [...simd(0x0c), ...Array<number>(16).fill(0)];
export const loadVector = (at: Code, offset = 0): Code => [...at, ...simd(0x00), ...access(offset)];
/** The same float four times. */
export const loadFourfold = (at: Code, offset = 0): Code => [...at, ...simd(0x09), ...access(offset)];
export const storeVector = (at: Code, value: Code, offset = 0): Code => [
  ...at,
  ...value,
  ...simd(0x0b),
  ...access(offset),
];
export const floatLane = (vector: Code, index: number): Code => [...vector, ...simd(0x1f), index];
/** The four floats of a local in one, by adding them up or finding the largest. */
export const acrossLanes = (vector: number, combine: (a: Code, b: Code) => Code): Code =>
  [1, 2, 3].reduce((sofar, lane) => combine(sofar, floatLane(get(vector), lane)), floatLane(get(vector), 0));
export const fourfold = (float: Code): Code => [...float, ...simd(0x13)];
export const addIntegers = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xae)];
export const subtractIntegers = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xb1)];
/** Of eight numbers, those at even or at odd places. */
const everySecond = (a: Code, b: Code, first: 0 | 1): Code => {
  const bytes = [0, 2, 4, 6].flatMap((place) => [0, 1, 2, 3].map((byte) => 4 * (place + first) + byte));
  return [...a, ...b, ...simd(0x0d), ...bytes];
};
/** a0 + a1, a2 + a3, b0 + b1, b2 + b3. */
export const addNeighbors = (a: Code, b: Code): Code =>
  addIntegers(everySecond(a, b, 0), everySecond(a, b, 1));
export const addNeighborFloats = (a: Code, b: Code): Code =>
  addVectors(everySecond(a, b, 0), everySecond(a, b, 1));
export const toFloats = (integers: Code): Code => [...integers, ...simd(0xfa)];
export const shiftLanesLeft = (a: Code, bits: number): Code => [...a, ...constant(bits), ...simd(0xab)];
export const shiftLanesRight = (a: Code, bits: number): Code => [...a, ...constant(bits), ...simd(0xad)];
export const and = (a: Code, b: Code): Code => [...a, ...b, ...simd(0x4e)];
export const fourIntegers = (value: number): Code => [...constant(value), ...simd(0x11)];
export const sizes = (vector: Code): Code => [...vector, ...simd(0xe0)];
export const larger = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe9)];
export const smaller = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe8)];
export const squareRoots = (floats: Code): Code => [...floats, ...simd(0xe3)];
/** The next whole number below. */
export const floorVector = (floats: Code): Code => [...floats, ...simd(0x68)];
export const divideVectors = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe7)];
/** Without what is behind the point. */
export const toIntegers = (floats: Code): Code => [...floats, ...simd(0xf8)];
/** Four times four numbers that fit into bytes. */
export const toBytes = (a: Code, b: Code, c: Code, d: Code): Code => {
  const toShorts = simd(0x86);
  return [...a, ...b, ...toShorts, ...c, ...d, ...toShorts, ...simd(0x66)];
};
export const addVectors = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)];
export const subtractVectors = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe5)];
export const multiplyVectors = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)];
/** Sixteen products of a signed byte and a number below 128, added up in fours to the four sums there are. */
export const addProducts = (bytes: Code, below128: Code, sums: Code): Code => [
  ...bytes,
  ...below128,
  ...sums,
  ...simd(0x113),
];

/** The same float four times. */
export const constantVector = (value: number): Code => [
  ...simd(0x0c),
  ...new Uint8Array(Float32Array.of(value, value, value, value).buffer),
];
/** Coefficients of the powers of `x`, the constant first. */
export const polynomial = (coefficients: readonly number[], x: Code): Code =>
  coefficients
    .slice(0, -1)
    .reduceRight<Code>(
      (sum, coefficient) => addVectors(multiplyVectors(sum, x), constantVector(coefficient)),
      constantVector(coefficients.at(-1)!),
    );

/** Runs the body at least once, and again for as long as `a` is below `b`. */
export const repeatWhileLess = (body: Code, a: Code, b: Code): Code => {
  const [loop, less, again, end] = [0x03, 0x49, 0x0d, 0x0b] as const;
  return [loop, nothing, ...body, ...a, ...b, less, again, 0, end];
};

export interface Kernel {
  name: string;
  /** All of them whole numbers; they are the first locals. */
  parameters: number;
  /** Further locals: whole numbers first, then vectors. */
  integers: number;
  vectors: number;
  body: Code;
}

/** A module of kernels that work on the memory `env.memory`. */
export function moduleOf(kernels: readonly Kernel[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...magic,
    ...section(
      1,
      kernels.map(({ parameters }) => [0x60, ...sized(Array<number>(parameters).fill(i32)), 0]),
    ),
    ...section(2, [[...text('env'), ...text('memory'), 0x02, 0, 1]]),
    ...section(
      3,
      kernels.map((_, n) => [n]),
    ),
    ...section(
      7,
      kernels.map(({ name }, n) => [...text(name), 0, n]),
    ),
    ...section(
      10,
      kernels.map(({ integers, vectors, body }) =>
        sized([2, ...unsigned(integers), i32, ...unsigned(vectors), v128, ...body, 0x0b]),
      ),
    ),
  ]);
}

/** "\0asm", version 1. */
const magic: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const sized = (bytes: Code): Code => [...unsigned(bytes.length), ...bytes];
const text = (value: string) => sized([...new TextEncoder().encode(value)]);
const section = (id: number, entries: readonly Code[]): Code => [
  id,
  ...sized([...unsigned(entries.length), ...entries.flat()]),
];
