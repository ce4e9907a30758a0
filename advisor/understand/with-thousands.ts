import type { Mention } from '#advisor/understand/mention.ts';

const inThousands = /(?:\d\s?k|\bgrand|\bthousand)\b/i;
/** What holds or costs money; a number in front of it is an amount. */
const place =
  /^\s*(?:more\s+)?(?:in|on|for|of|from|toward|into)\s+(?:(?:the|my|our|a|an|his|her|other|some)\s+)?(?:(?:savings?|money|index|mutual|credit|student|car|stock|bond|brokerage|checking)\s+)?(?:stocks?|bonds?|cash|savings?|checking|funds?|etfs?|gold|crypto|bitcoin|reits?|401|iras?|roth|brokerage|cds?|markets?|cards?|car|truck|loans?|debts?|house|home|mortgage|bank|pension|hsa|529|equit\w+|international|treasur\w+|rent|tuition)\b/i;
const ofSomethingElse = /(?:\b(?:age|aged|at|in|for|until|after|by|another|year|years)\s+|[%/]\s*)$/i;
const most = 1000;

/** "Ninety-five grand in stocks, twenty-five in bonds": once it was said, the thousand is left out. */
export function withThousands(mentions: readonly Mention[], text: string): Mention[] {
  let saidBefore = false;
  return mentions.map((mention) => {
    const { kind, value, start, end, said } = mention;
    if (kind === 'money') {
      saidBefore = inThousands.test(said);
      return mention;
    }
    const leftOut =
      saidBefore &&
      kind === 'number' &&
      Number.isInteger(value) &&
      value > 0 &&
      value < most &&
      place.test(text.slice(end)) &&
      !ofSomethingElse.test(text.slice(0, start));
    return leftOut ? { ...mention, kind: 'money', value: value * 1000 } : mention;
  });
}
