import { catchUpAtWork } from '#advisor/calculators/retirement/contribution-rules.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import type { Mention } from '#advisor/understand/mention.ts';

const maxedOut =
  /\bmax(?:ed|ing)?(?: out)?(?: (?:my|our|the))? (?:401\(?k\)?|403\(?b\)?|tsp)(?! match)|\bmax(?:ed|ing)?(?: it)? out (?:in )?(?:my|the) 401/i;
const shortTerm = /\bshort[- ]term\b(?! (?:loss|rate|bond|debt|goal|saving))/i;
const longTerm = /\blong[- ]term\b(?! (?:loss|rate|bond|debt|goal|saving))/i;
/** "I don't max my 401(k)" tells of nothing that is put in. */
const denied =
  /(?:\b(?:not|never|no longer|stop\w*|without|instead of|dont|cant|didnt|wont)|n['’]t)\b[^.?!]{0,20}$/i;

/** "Should I max my 401(k)?" asks for advice, and not for another figure. */
const asksForAdvice =
  /^\W*(?:should|is|are|can|could|do|does|how (?!about)|why|when|which|what(?:['’]s| is| are| does))\b/i;

/** Up to so many months a gain is short-term. */
const monthsOfShortTerm = 12;

/** What a short follow-up tells without a number: "and if I max my 401(k)", "short term?" after a sale. */
export function toldInWords(fields: object, { inputs, year }: Receipt, question: string): Mention[] {
  const told: Mention[] = [];
  const tell = (
    words: RegExp,
    field: string,
    mention: Pick<Mention, 'kind' | 'value' | 'per' | 'months'>,
  ) => {
    const found = field in fields && !asksForAdvice.test(question) ? words.exec(question) : null;
    if (!found || denied.test(question.slice(0, found.index))) return;
    const [said] = found;
    told.push({ ...mention, field, said, start: found.index, end: found.index + said.length });
  };
  const facts = readFacts(year);
  const age = Number(inputs.age?.value ?? 0);
  const most = facts.get('elective_deferral_limit') + catchUpAtWork('workplace', age, facts);
  tell(maxedOut, 'pre_tax_401k', { kind: 'money', value: most, per: 'year' });
  tell(shortTerm, 'months_held', heldFor(monthsOfShortTerm));
  tell(longTerm, 'months_held', heldFor(monthsOfShortTerm + 1));
  return told;
}

function heldFor(months: number): Pick<Mention, 'kind' | 'value' | 'months'> {
  return { kind: 'duration', value: months / 12, months };
}
