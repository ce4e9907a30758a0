interface TensorPlace {
  dtype: string;
  data_offsets: [number, number];
}

/** Numbers in half precision, as they are stored. */
export type Halves = Uint16Array;

/** The tensors of a safetensors file, by name: a line of JSON says where each one lies among the bytes behind it. */
export function readTensors(file: Uint8Array): (name: string) => Halves {
  const headLength = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const start = 8 + headLength;
  const head = JSON.parse(new TextDecoder().decode(file.subarray(8, start))) as Record<string, TensorPlace>;
  return (name) => {
    const place = head[name];
    if (place?.dtype !== 'F16') throw new Error(`There is no ${name} in half precision`);
    const [from, to] = place.data_offsets;
    // A copy, so that the file as a whole can be forgotten.
    return new Uint16Array(Uint8Array.from(file.subarray(start + from, start + to)).buffer);
  };
}

/** What each of the 65,536 numbers in half precision is. */
const values = Float32Array.from({ length: 2 ** 16 }, (_, half) => {
  const [sign, exponent, fraction] = [half >> 15 ? -1 : 1, (half >> 10) & 31, half & 1023];
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
});

export function toFloats(halves: Halves): Float32Array {
  const floats = new Float32Array(halves.length);
  for (let n = 0; n < halves.length; n++) floats[n] = values[halves[n]!]!;
  return floats;
}
