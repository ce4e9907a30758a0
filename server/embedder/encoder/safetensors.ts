interface TensorPlace {
  dtype: string;
  shape: number[];
  data_offsets: [number, number];
}

/** Numbers in half precision, as they are stored. */
export type Halves = Uint16Array;

export interface Tensors {
  halves(name: string): Halves;
  /** Of a tensor in half or single precision. */
  floats(name: string): Float32Array;
  bytes(name: string): Int8Array;
  has(name: string): boolean;
  metadata: Readonly<Record<string, string>>;
}

/** The tensors of a safetensors file, by name: a JSON head says where each one lies among the bytes behind it. */
export function readTensors(file: Uint8Array): Tensors {
  const headLength = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const start = 8 + headLength;
  const { __metadata__: metadata = {}, ...head } = JSON.parse(
    new TextDecoder().decode(file.subarray(8, start)),
  ) as Record<string, TensorPlace> & { __metadata__?: Readonly<Record<string, string>> };
  /** A copy, so that the file as a whole can be forgotten. */
  const copyOf = (name: string, dtype: string): ArrayBuffer => {
    const place = head[name];
    if (place?.dtype !== dtype) throw new Error(`The weights have no ${name} of type ${dtype}`);
    const [from, to] = place.data_offsets;
    return Uint8Array.from(file.subarray(start + from, start + to)).buffer;
  };
  const halves = (name: string) => new Uint16Array(copyOf(name, 'F16'));
  return {
    halves,
    floats: (name) =>
      head[name]?.dtype === 'F16' ? toFloats(halves(name)) : new Float32Array(copyOf(name, 'F32')),
    has: (name) => Object.hasOwn(head, name),
    bytes: (name) => new Int8Array(copyOf(name, 'I8')),
    metadata,
  };
}

/** The value of each of the 65,536 numbers in half precision. */
const values = Float32Array.from({ length: 2 ** 16 }, (_, half) => {
  const [sign, exponent, fraction] = [half >> 15 ? -1 : 1, (half >> 10) & 31, half & 1023];
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
});

export function toFloats(halves: Halves): Float32Array {
  const floats = new Float32Array(halves.length);
  for (let n = 0; n < halves.length; n++) floats[n] = values[halves[n]!]!;
  return floats;
}
