/** The values of a statement: each goes into a `$n`, so that none becomes part of its text. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value, and returns what stands for it in the text. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
