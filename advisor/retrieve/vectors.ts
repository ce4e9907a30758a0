/** Vectors one after the other in bytes: a quarter of the memory of floats, and as fast to go through. */
export interface VectorTable {
  readonly length: number;
  readonly dimensions: number;
  /** The embedder that made them. */
  readonly model: string;
  /** How near the query is to each vector, from -1 to 1, by its place. */
  cosines(query: Float32Array): Float32Array;
}

const largestByte = 127;

/** A vector in bytes. How long it was is lost, which the cosine does not ask for. */
export function quantize(vector: Float32Array): Int8Array {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value / largest) * largestByte)));
}

export function createVectorTable(rows: Int8Array, dimensions: number, model: string): VectorTable {
  const length = rows.length / dimensions;
  if (!Number.isInteger(length)) throw new RangeError(`${rows.length} bytes are no rows of ${dimensions}`);
  const norms = Float32Array.from({ length }, (_, row) =>
    normOf(rows.subarray(row * dimensions, (row + 1) * dimensions)),
  );
  return {
    length,
    dimensions,
    model,
    cosines(query) {
      if (query.length !== dimensions) {
        throw new RangeError(`A vector of ${query.length} cannot be compared with vectors of ${dimensions}`);
      }
      const products = multiply(rows, query, length);
      const queryNorm = normOf(query);
      // A row of zeros stands for a text that has no vector yet: near to nothing.
      return products.map((product, row) => product / (norms[row]! * queryNorm || 1));
    },
  };
}

/** Four rows at a time, so that the query is read once for four of them: a third faster than row by row. */
function multiply(rows: Int8Array, query: Float32Array, length: number): Float32Array {
  const dimensions = query.length;
  const products = new Float32Array(length);
  const inFours = length - (length % 4);
  for (let row = 0; row < inFours; row += 4) {
    const start = row * dimensions;
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let n = 0; n < dimensions; n++) {
      const factor = query[n]!;
      const at = start + n;
      first += rows[at]! * factor;
      second += rows[at + dimensions]! * factor;
      third += rows[at + 2 * dimensions]! * factor;
      fourth += rows[at + 3 * dimensions]! * factor;
    }
    products[row] = first;
    products[row + 1] = second;
    products[row + 2] = third;
    products[row + 3] = fourth;
  }
  for (let row = inFours; row < length; row++) {
    for (let n = 0; n < dimensions; n++) products[row]! += rows[row * dimensions + n]! * query[n]!;
  }
  return products;
}

function normOf(vector: Int8Array | Float32Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum);
}
