import type { Mention } from '#advisor/understand/mention.ts';
import { textAfter, textBefore } from '#advisor/understand/around.ts';

const thousands = /(?:\d\s?k|\bgrand|\bthousand)$/i;
/** What holds or costs money; a number in front of it is an amount. */
const holdsMoney =
  /^\s*(?:more\s+)?(?:in|on|for|of|from|toward|into)\s+(?:(?:the|my|our|a|an|his|her|other|some)\s+)?(?:(?:savings?|money|index|mutual|credit|student|car|stock|bond|brokerage|checking)\s+)?(?:stocks?|bonds?|cash|savings?|checking|funds?|etfs?|gold|crypto|bitcoin|reits?|401|iras?|roth|brokerage|cds?|markets?|cards?|car|truck|loans?|debts?|house|home|mortgage|bank|pension|hsa|529|equit\w+|international|treasur\w+|rent|tuition)\b/i;
const ofSomethingElse = /(?:\b(?:age|aged|at|in|for|until|after|by|another|year|years)\s+|[%/]\s*)$/i;
const place = /^\s+(in|into|on)\s+\p{L}/iu;
const goesOn = /(?:,|\band|&|\+|\bplus)\s*$/i;
const most = 1000;

/** "Ninety-five grand in stocks, twenty-five in bonds": once it was said, the thousand is left out. */
export function spreadThousands(mentions: readonly Mention[], text: string): Mention[] {
  let inThousands = false;
  return mentions.map((mention, at) => {
    const { kind, value, said } = mention;
    if (kind === 'money') {
      inThousands = thousands.test(said);
      return mention;
    }
    const isSmall = kind === 'number' && value > 0 && value < most;
    if (!inThousands || !isSmall || !isToldAlike(mentions[at - 1], mention, text)) return mention;
    return { ...mention, kind: 'money', value: value * 1000 };
  });
}

/** It stands before something that holds money, or goes on with what was said right before it. */
function isToldAlike(last: Mention | undefined, { value, start, end }: Mention, text: string): boolean {
  const [before, behind] = [textBefore(text, start), textAfter(text, end)];
  if (Number.isInteger(value) && holdsMoney.test(behind) && !ofSomethingElse.test(before)) return true;
  const between = text.slice(last?.end ?? start, start);
  const where = place.exec(between)?.[1]?.toLowerCase();
  return (
    where !== undefined &&
    where === place.exec(behind)?.[1]?.toLowerCase() &&
    goesOn.test(between) &&
    !/[.;?!]/.test(between)
  );
}
