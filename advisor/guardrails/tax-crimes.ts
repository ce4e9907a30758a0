import { hiding } from '#advisor/guardrails/asking.ts';
import { anyOf } from '#advisor/guardrails/phrases.ts';
import type { Topic } from '#advisor/guardrails/prohibited-topics.ts';

const taxOffice =
  '(irs|tax ?man|tax (office|people|authorit\\w+)|taxes|government|state|feds|uncle sam|books|return)';
const earned =
  '(cash|income|money|tips|pay|wages|earnings|profits?|sales|rents?|gains?|crypto|job|jobs|gig|gigs|hustle|it|this|that|\\d[\\d,.]*k?)';

/** Papers that a tax return, a lender or a landlord goes by. */
const papers =
  '(mileage|miles|logs?|log ?book|receipts?|invoices?|pay ?stubs?|w ?2s?|1099s?|bank statements?|(business|client) trips?|tax returns?|donations?|proof of income|employment letter|expenses)';

/** Income kept from the tax office, and papers that were never true. What is only asked about, or was done by another, is not meant. */
export const taxCrimes: readonly Topic[] = [
  {
    name: 'hiding income',
    named: anyOf('(evade|evading|cheat on|cheating on|dodge|dodging) (my|our|paying|the) (\\w+ )?tax*'),
    described: [
      [
        anyOf(
          `(hide|hiding|hidden|conceal*|keep|keeping) ... (from|off) (the |my |our )?(tax )?${taxOffice}`,
          `${taxOffice} (\\w+ )?(never|does not|do not|will not|can not) (\\w+ ){0,2}(finds?|sees?|knows?|hears?|notices?|learns?)`,
        ),
        anyOf(earned),
      ],
      [anyOf(`not (to )?(report*|declar*|claim*|tell*) ... ${earned}`), hiding],
    ],
    harmless: anyOf(
      '(my|our|his|her|the|a) (\\w+ )?(ex|boss|employer|landlord|husband|wife|spouse|partner|brother|sister|neighbor|contractor|tenant|friend|coworker) (\\w+ )?(is |was |has been )?(hid*|hiding|conceal*|not report*|cheat*|evad*)',
    ),
  },
  {
    name: 'false papers',
    named: anyOf(
      `(make up|make me up|invent|fabricat(e|ing)|fake|forge|forging|backdate|backdating) (me )?(a|an|some|my|the|our|up|\\d+) (\\w+ ){0,3}${papers}`,
      `(create|write|make|generate|get|buy|need|want|produce|print) (me |us )?(a |an |some )?(fake|false|bogus|phony|made up) (\\w+ ){0,2}${papers}`,
    ),
    described: [],
    harmless: anyOf(
      '(got|get|received|sent me|found|spot*|report*) (a |an |some )?(fake|false|bogus|phony) \\w+',
      'make up (for|the difference|my mind)',
    ),
  },
];
