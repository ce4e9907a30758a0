interface Recent<T> {
  get(text: string): T | undefined;
  add(text: string, value: T): void;
}

/** Remembers what was made of the last texts asked for; the one not asked for longest makes room. */
export function createRecent<T>(limit: number): Recent<T> {
  const values = new Map<string, T>();
  return {
    get(text) {
      const value = values.get(text);
      if (value !== undefined) {
        values.delete(text);
        values.set(text, value);
      }
      return value;
    },
    add(text, value) {
      values.delete(text);
      values.set(text, value);
      if (values.size > limit) values.delete(values.keys().next().value ?? '');
    },
  };
}
