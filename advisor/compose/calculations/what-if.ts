import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { nameOfList } from '#advisor/compose/describe-input.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';

interface Phrase {
  say: (value: string) => string;
  /** The labels that it fits; every one of the role where it is left out. */
  fits?: RegExp;
}

/** How people say it of themselves, by the role that fills a field. */
const phrases: Readonly<Record<string, Phrase>> = {
  age: { say: (value) => `I’m ${value}`, fits: /^(?:your )?age\b/i },
  'age@spouse': { say: (value) => `my spouse is ${value}` },
  age_claim: { say: (value) => `I claim at ${value}`, fits: /claim|social security/i },
  age_retire: { say: (value) => `I retire at ${value}` },
  age_until: { say: (value) => `I live to ${value}` },
  bal_cash: { say: (value) => `I have ${value}`, fits: /cash|saved|savings/i },
  bal_total: { say: (value) => `I have ${value}`, fits: /saving|invested already|portfolio/i },
  car_price: { say: (value) => `the car costs ${value}`, fits: /car\b/i },
  conversion: { say: (value) => `I convert ${value}`, fits: /convert/i },
  debt_balance: { say: (value) => `I owe ${value}` },
  debt_budget: { say: (value) => `I can pay ${value}` },
  debt_extra: { say: (value) => `I pay an extra ${value}`, fits: /extra/i },
  debt_payment: { say: (value) => `I pay ${value}`, fits: /^(?:current )?monthly payment$/i },
  down_amount: { say: (value) => `I put ${value} down`, fits: /^down payment$|cash down/i },
  down_share: { say: (value) => `I put ${value} down`, fits: /^down payment/i },
  goal_amount: { say: (value) => `I want ${value}`, fits: /you want|to reach/i },
  home_price: { say: (value) => `the home costs ${value}` },
  horizon: { say: (value) => `I have ${value}`, fits: /grow|invest|until|^time$|^number of years/i },
  hsa_contrib: { say: (value) => `I put ${value} into the HSA` },
  ira_contrib: { say: (value) => `I put ${value} into the IRA`, fits: /\bIRA\b/ },
  k401_contrib: { say: (value) => `I put ${value} into the 401(k)`, fits: /pre-tax 401/i },
  lump_sum: { say: (value) => `I start with ${value}`, fits: /start|now/i },
  mortgage_balance: { say: (value) => `I borrow ${value}`, fits: /amount/i },
  n_children: { say: (value) => (value === '1' ? 'I have one child' : `I have ${value} children`) },
  rate_withdrawal: { say: (value) => `I take out ${value} a year` },
  save_amount: { say: (value) => `I put in ${value}`, fits: /contribution|saving|saved/i },
  save_share: { say: (value) => `I save ${value} of my pay`, fits: /saved|you contribute/i },
  se_income: { say: (value) => `I make ${value} self-employed`, fits: /self-employment/i },
  spend_total: { say: (value) => `I spend ${value}`, fits: /spending/i },
  take_home: { say: (value) => `I take home ${value}`, fits: /pay/i },
  time_stay: { say: (value) => `I stay ${value}`, fits: /stay/i },
  wages: { say: (value) => `I earn ${value}`, fits: /pay|salary|wages|income before/i },
  'wages@both': { say: (value) => `we earn ${value} together` },
  'wages@spouse': { say: (value) => `my spouse earns ${value}`, fits: /pay|wages/i },
  wages_new: { say: (value) => `the new job pays ${value}`, fits: /^new pay/i },
  withdraw_amount: { say: (value) => `I take out ${value}`, fits: /withdrawal each|to take out/i },
};

/** Of a field whose label names somebody else, or another time, nothing is said as of oneself today. */
const aboutOthers = /survivor|partner|heir|family|last year|years ago|you named|named|compare/i;

/** "I earn $100,000 a year", "the mortgage rate is 7%": a change as a person says it after "What if". */
export function changeInWords(about: FieldAbout, value: unknown, words: string): string {
  const { label, unit } = about;
  if (unit === 'list') return `the ${uncapitalize(nameOfList(about))} are the ones I entered`;
  if (unit === 'flag') return `the answer to “${label}” is ${words}`;
  if (about.fact === 'filing') return words === 'single' ? 'I file as single' : `I file as ${words}`;
  const phrase = phrases[about.roles?.[0]?.replace(/:.*/, '') ?? ''];
  const isOwn = phrase && typeof value === 'number' && value > 0 && !aboutOthers.test(label);
  if (isOwn && (phrase.fits?.test(label) ?? true)) return phrase.say(words);
  return `${nounOf(label, words)} is ${words}`;
}

/** "the rent" of "Monthly rent" where the value says "a month"; "my spouse’s age". */
function nounOf(label: string, words: string): string {
  const said = / a (?:month|year)$/.test(words) ? label.replace(/^(?:Monthly|Yearly) /, '') : label;
  const noun = uncapitalize(said)
    .replace(/^your /, 'my ')
    .replace(/^(?=(?:spouse|partner|employer)’s )/, 'my ');
  return /^(?:the|my|last year’s) /.test(noun) ? noun : `the ${noun}`;
}
