/** Whether an input is what it was; lists are compared by what they hold. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}
