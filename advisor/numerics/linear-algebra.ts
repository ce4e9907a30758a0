type Vector = readonly number[];
/** Rows of columns. */
export type Matrix = readonly Vector[];

export function dot(left: Vector, right: Vector): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? Number.NaN), 0);
}

export function timesVector(matrix: Matrix, vector: Vector): number[] {
  return matrix.map((row) => dot(row, vector));
}

/** x' M x: the variance of a mix x where M holds covariances. */
export function quadraticForm(matrix: Matrix, vector: Vector): number {
  return dot(vector, timesVector(matrix, vector));
}

/** Only these rows and columns. */
export function submatrix(matrix: Matrix, keep: readonly number[]): number[][] {
  return keep.map((row) => keep.map((column) => matrix[row]?.[column] ?? Number.NaN));
}

/** Solves M x = b by Gaussian elimination with the largest pivot of each column; null unless there is exactly one x. */
export function solveLinear(matrix: Matrix, right: Vector): number[] | null {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? Number.NaN]);
  const scale = Math.max(...matrix.flat().map(Math.abs));
  for (let column = 0; column < size; column += 1) {
    const pivot = largestBelow(rows, column);
    if (!(Math.abs(rows[pivot]![column]!) > scale * 1e-12)) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    for (const row of rows.slice(column + 1)) {
      const factor = row[column]! / top[column]!;
      for (let index = column; index <= size; index += 1) row[index]! -= factor * top[index]!;
    }
  }
  return substituteBack(rows);
}

function largestBelow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < rows.length; row += 1)
    if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
  return best;
}

function substituteBack(rows: readonly (readonly number[])[]): number[] {
  const found = rows.map(() => 0);
  for (const [index, row] of [...rows.entries()].toReversed()) {
    const known = found.reduce((sum, value, column) => sum + (column > index ? row[column]! * value : 0), 0);
    found[index] = (row[rows.length]! - known) / row[index]!;
  }
  return found;
}
