/** Memory that is handed out once and kept: the weights, and room to work in. */
export interface Memory {
  readonly memory: WebAssembly.Memory;
  floats(count: number): Float32Array;
  integers(count: number): Int32Array;
  bytes(count: number): Int8Array;
}

const page = 2 ** 16;
/** What vectors are loaded from begins at a multiple of this. */
const alignment = 16;

/** Its size is fixed: growing would take the memory away from all views of it. */
export function createMemory(bytes: number): Memory {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / page) });
  let next = 0;
  const take = (wanted: number) => {
    const at = next;
    next += Math.ceil(wanted / alignment) * alignment;
    if (next > memory.buffer.byteLength)
      throw new RangeError('The model needs more memory than was set aside');
    return at;
  };
  return {
    memory,
    floats: (count) => new Float32Array(memory.buffer, take(4 * count), count),
    integers: (count) => new Int32Array(memory.buffer, take(4 * count), count),
    bytes: (count) => new Int8Array(memory.buffer, take(count), count),
  };
}
