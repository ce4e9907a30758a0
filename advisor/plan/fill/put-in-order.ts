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

/** What has to be above another field and is not says something else: "72 months, and what if I did 60?" */
export function withoutBelow(
  entries: readonly { name: string; about: FieldAbout }[],
  input: Record<string, unknown>,
  filled: { from: Map<string, readonly PictureFact[]>; used: Set<PictureFact> },
): void {
  for (const { name, about } of entries) {
    const [value, least] = [input[name], input[about.above ?? '']];
    if (typeof value !== 'number' || typeof least !== 'number' || value > least) continue;
    for (const fact of filled.from.get(name) ?? []) filled.used.delete(fact);
    filled.from.delete(name);
    delete input[name];
  }
}
