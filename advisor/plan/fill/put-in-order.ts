import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

/** "0% or a rebate with a 6% loan": two that were filled the other way round change places. */
export function putInOrder(
  entries: readonly { name: string; about: FieldAbout }[],
  input: Record<string, unknown>,
  from: Map<string, readonly PictureFact[]>,
): void {
  for (const { name, about } of entries) {
    const { notAbove: other = '' } = about;
    const [low, high] = [input[name], input[other]];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) continue;
    [input[name], input[other]] = [high, low];
    const [facts, others] = [from.get(name) ?? [], from.get(other) ?? []];
    from.set(name, others).set(other, facts);
  }
}
