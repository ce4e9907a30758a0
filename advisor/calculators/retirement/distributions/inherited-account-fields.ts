import { age, calendarYear, choice, count, money, percent } from '#advisor/calculators/define/fields.ts';
import type { Heir } from '#advisor/calculators/retirement/distributions/inherited-rules.ts';

/** Owners older than this at their death had begun required distributions. */
const beginsBy = 73;
/** The age difference of the law, for what is taken where nobody says who the heir is. */
const closeInAge = 10;

const isNumber = (value: unknown): value is number => typeof value === 'number' && value > 0;

export const inheritedAccountFields = {
  balance: money({
    label: 'Balance at the end of last year',
    roles: [
      'bal_retirement',
      'bal_retirement@spouse',
      'bal_retirement@other',
      'bal_roth',
      'lump_sum',
      'bal_total',
    ],
    min: 1,
    max: 1e9,
  }),
  death_year: calendarYear({
    label: 'Year in which the owner died',
    roles: ['year_past', 'year'],
    min: 2020,
    max: 2100,
    default: {
      value: 2025,
      reason: 'the year before the one asked about, or this one where no yearly minimum can be worked out',
      byYear: (year) => year - 1,
      // Without an age only the deadline is asked for, and most people ask in the year of the death.
      by: ({ age: own, owner_age: old, heir }, year) =>
        isNumber(own) || (isNumber(old) && heir === 'estate_or_trust') ? undefined : year,
    },
  }),
  heir: choice<Heir>({
    label: 'Who inherits',
    options: ['other', 'spouse', 'minor_child', 'disabled', 'close_in_age', 'estate_or_trust'],
    facts: {
      minor_child: 'heir=minor_child',
      disabled: 'heir=disabled',
      estate_or_trust: 'heir=estate_or_trust',
      spouse: ['heir=spouse', 'status=widowed'],
    },
    default: {
      value: 'other',
      reason: 'a grown child or another heir, as most are, unless both ages say otherwise',
      by: ({ age: own, owner_age: old, death_year: died }, year) =>
        isNumber(own) &&
        isNumber(old) &&
        old - (own - (year - (isNumber(died) ? died : year - 1))) <= closeInAge
          ? 'close_in_age'
          : undefined,
    },
  }),
  age: age({
    label: 'Age of the heir this year',
    ask: 'how old do you turn this year',
    roles: ['age'],
    rolesWith: { 'heir=minor_child': ['age@child'], 'heir=disabled': ['age@child'] },
    ownOnly: true,
    min: 0,
    max: 120,
    default: { value: 0, reason: 'without it the yearly minimum is not worked out' },
    needed: ({ heir }) => heir === 'spouse' || heir === 'minor_child' || heir === 'disabled',
  }),
  owner_age: age({
    label: 'Age of the owner at death',
    roles: ['age@other'],
    min: 0,
    max: 120,
    default: { value: 0, reason: 'no age of the owner is mentioned' },
  }),
  spread: count({
    label: 'Number of years to spread it over',
    roles: ['time_last', 'term_left', 'term'],
    min: 0,
    max: 60,
    default: { value: 0, reason: 'all the years that are left' },
  }),
  growth: percent({
    label: 'Yearly return while it is paid out',
    market: true,
    roles: ['rate_return', 'rate_savings'],
    min: -20,
    max: 30,
    default: { value: 0, reason: 'no growth is counted' },
  }),
  heirs: count({
    label: 'Number of heirs',
    roles: ['n_people'],
    min: 1,
    max: 50,
    default: { value: 1, reason: 'the balance is your share' },
  }),
  owner: choice<'taking' | 'not_yet'>({
    label: 'Owner’s required distributions',
    facts: { taking: 'owner_had_begun=yes', not_yet: 'owner_had_begun=no' },
    options: ['taking', 'not_yet'],
    default: {
      value: 'taking',
      reason: 'by the age of the owner, or else the careful case: then something is due every year',
      by: ({ owner_age: old, heir }) =>
        isNumber(old)
          ? old < beginsBy
            ? 'not_yet'
            : undefined
          : heir === 'estate_or_trust'
            ? 'not_yet'
            : undefined,
    },
  }),
  account: choice<'traditional' | 'roth'>({
    label: 'Kind of account',
    options: ['traditional', 'roth'],
    facts: { roth: ['account=roth_ira', 'account=roth_workplace'] },
    ofRole: { field: 'balance', role: 'bal_roth', value: 'roth' },
    default: { value: 'traditional', reason: 'no Roth account is mentioned' },
  }),
};
