import type { Picture, PictureFact } from '#advisor/picture/picture.ts';

/**
 * "I'd been sending 275, if I bump it to 425": of a role that a calculator takes once, what was left over beside what
 * was taken is another case. Undefined where there is no such pair.
 */
export function withTwinsAsCases(
  picture: Picture,
  used: readonly PictureFact[],
  leftover: readonly PictureFact[],
): Picture | undefined {
  const said = used
    .flatMap((fact) => [fact, ...(fact.from ?? [])])
    .filter(({ source }) => source === 'words');
  const twins = leftover.filter((fact) => fact.case === 'none' && said.some((one) => isTwin(fact, one)));
  const taken = said.filter((one) => twins[0] !== undefined && isTwin(one, twins[0]));
  const isOneRole = twins.every(({ role, owner }) => role === taken[0]?.role && owner === taken[0].owner);
  if (taken.length !== 1 || !isOneRole || twins.length > furtherCases.length) return undefined;
  return {
    ...picture,
    facts: picture.facts.map((fact) => {
      const at = twins.indexOf(fact);
      if (at >= 0) return { ...fact, case: furtherCases[at]! };
      return isSameTold(fact, taken[0]!) ? { ...fact, case: 'a' as const } : fact;
    }),
  };
}

function isTwin(one: PictureFact, other: PictureFact): boolean {
  return (
    one.role === other.role &&
    one.owner === other.owner &&
    one.turn === other.turn &&
    one.value !== other.value
  );
}

/** Whether two facts are the same number of the same message. */
function isSameTold(one: PictureFact, other: PictureFact): boolean {
  return one.turn === other.turn && one.start === other.start && one.source === other.source;
}

const furtherCases = ['b', 'c'] as const;
