import type { Mention } from '#advisor/understand/mention.ts';

const thousands = /(?:k|grand|thousand)$/i;
const place = /^\s+(in|into|on)\s+\p{L}/iu;
const goesOn = /(?:,|\band|&|\+|\bplus)\s*$/i;

/** "Ninety-five grand in stocks, twenty-five in bonds": what is told in the same way is of the same size. */
export function spreadThousands(mentions: readonly Mention[], text: string): Mention[] {
  const spread: Mention[] = [];
  let inThousands = false;
  for (const mention of mentions) {
    const last = spread.at(-1);
    const same: boolean = inThousands && last !== undefined && isToldAlike(last, mention, text);
    spread.push(same ? { ...mention, kind: 'money', value: mention.value * 1000 } : mention);
    inThousands = same || (mention.kind === 'money' && thousands.test(mention.said));
  }
  return spread;
}

function isToldAlike(last: Mention, { kind, value, start, end }: Mention, text: string): boolean {
  const between = text.slice(last.end, start);
  const where = place.exec(between)?.[1]?.toLowerCase();
  return (
    kind === 'number' &&
    value > 0 &&
    value < 1000 &&
    where !== undefined &&
    where === place.exec(text.slice(end))?.[1]?.toLowerCase() &&
    goesOn.test(between) &&
    !/[.;?!]/.test(between)
  );
}
