import { medicareIrmaaFormulas } from '#advisor/calculators/retirement/medicare/medicare-irmaa-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, flag, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { taxableBenefits } from '#advisor/calculators/tax/federal/taxable-benefits.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { IrmaaTier } from '#advisor/facts/topics/retirement/medicare.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** As the fact `irmaa_look_back` has it, which a test holds this against. */
const yearsBack = 2;
/** So near below a threshold, it is worth a word. */
const close = 5000;
const couple = 2;
const none = { partB: 0, partD: 0 };

const incomeRoles = (
  [
    'agi',
    'wages',
    'se_income',
    'pension_income',
    'withdraw_amount',
    'rental_income',
    'dividend_income',
    'interest_income',
    'exempt_interest',
    'other_income',
  ] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);

/** Of Social Security only the taxable part is in it. */
function countedIncome(
  input: {
    income: number;
    social_security: number;
    one_time: number;
    filing_status: FilingStatus;
    lived_apart: boolean;
  },
  facts: FactReader,
): number {
  const other = input.income + input.one_time;
  const { taxable } = taxableBenefits(
    {
      status: input.filing_status,
      livedApart: input.lived_apart,
      benefits: toCents(input.social_security),
      otherIncome: toCents(other),
    },
    facts,
  );
  return other + toDollars(taxable);
}

/** What Medicare costs a month at an income: a cliff at every threshold. */
export const medicareIrmaa = defineCalculator({
  name: 'medicare_irmaa',
  version: 3,
  title: 'Medicare premium and income surcharge (IRMAA)',
  about:
    'The monthly Medicare Part B premium and the Part B and Part D income surcharges (IRMAA) at an income and filing status, for one person or a couple, a month and a whole year, with the room left to the next threshold.',
  simply:
    'Everyone pays a basic premium for Medicare. People whose income was high two years ago pay extra, in steps.',
  input: {
    income: moneyPerYear({
      label: 'Income two years ago',
      roles: incomeRoles,
      adds: true,
      min: 0,
      max: 1e9,
    }),
    social_security: householdFields.social_security,
    one_time: moneyPerYear({
      label: 'One-time gain or conversion',
      roles: ['gain_amount', 'gain_amount@spouse', 'gain_amount@both', 'conversion', 'conversion@both'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no gain or conversion is mentioned' },
    }),
    filing_status: householdFields.filing_status,
    lived_apart: flag({
      label: 'Lived apart from your spouse all year',
      fact: 'flag=lived_apart',
      default: { value: false, reason: 'it matters only to married people who file separately' },
    }),
    part_d: flag({
      label: 'Part D drug coverage',
      fact: 'flag=no_part_d',
      default: { value: true, reason: 'most people on Medicare have it' },
    }),
    people: count({
      label: 'Number of people on Medicare',
      roles: ['n_people'],
      min: 1,
      max: 2,
      default: { value: 1, reason: 'the amounts are for each person' },
    }),
  },
  check: ({ people, filing_status: status }) =>
    people > 1 && status !== 'married_joint' && status !== 'married_separate'
      ? 'Two people on one return are married: choose a married filing status, or one person.'
      : null,

  run(input, { facts }) {
    const { filing_status: status, lived_apart: livedApart, part_d: hasPartD, people } = input;
    const income = countedIncome(input, facts);
    const { year, warnings } = factYear(facts, 'irmaa');
    const tiers = tiersFor(status, livedApart, facts);
    const reached = tiers.filter((tier) => (tier.inclusive ? income >= tier.over : income > tier.over));
    const { partB, partD } = reached.at(-1) ?? none;
    const next = tiers[reached.length];
    const standard = facts.get('part_b_premium');
    const surchargeD = hasPartD ? partD : 0;
    const extra = (toCents(partB) + toCents(surchargeD)) * monthsPerYear * people;
    const perMonth = toDollars((toCents(standard) + toCents(partB) + toCents(surchargeD)) * people);
    const dollars = { decimals: 2 };
    const figures: Figure[] = [
      figure(
        'part_b',
        'Part B premium with surcharge',
        toDollars(toCents(standard) + toCents(partB)),
        'usd_per_month',
        dollars,
      ),
      figure('part_b_surcharge', 'Surcharge part of the premium', partB, 'usd_per_month', dollars),
      figure('part_d_surcharge', 'Surcharge on Part D', surchargeD, 'usd_per_month', dollars),
      figure('yearly_extra', 'Surcharges in a year', toDollars(extra), 'usd_per_year', dollars),
      figure(
        'month_total',
        people > 1 ? 'Monthly total for both' : 'Monthly total',
        perMonth,
        'usd_per_month',
        dollars,
      ),
      figure(
        'year_total',
        people > 1 ? 'Premiums and surcharges of both in a year' : 'Premiums and surcharges in a year',
        perMonth * monthsPerYear,
        'usd_per_year',
        dollars,
      ),
      ...(status === 'married_joint' && people === 1
        ? [
            figure(
              'both_extra',
              'Surcharges in a year if both of you are on Medicare',
              toDollars(extra * couple),
              'usd_per_year',
              dollars,
            ),
            figure(
              'both_total',
              'Premiums and surcharges in a year if both of you are on Medicare',
              perMonth * monthsPerYear * couple,
              'usd_per_year',
              dollars,
            ),
          ]
        : []),
      figure('income_counted', 'Income that counts', income, 'usd_per_year'),
      figure('tier', 'Surcharge tier', reached.length, 'count'),
      figure('income_year', 'Year whose income counts', facts.year - facts.get('irmaa_look_back'), 'year'),
    ];
    const last = reached.at(-1);
    if (last) figures.push(figure('over_by', 'Income above the last threshold', income - last.over, 'usd'));
    if (next) figures.push(figure('room', 'Room to the next threshold', next.over - income, 'usd'));
    return {
      figures,
      steps: [
        { label: 'Standard Part B premium', value: standard, unit: 'usd_per_month', decimals: 2 },
        { label: 'Part B surcharge at this income', value: partB, unit: 'usd_per_month', decimals: 2 },
        { label: 'Part D surcharge at this income', value: surchargeD, unit: 'usd_per_month', decimals: 2 },
        {
          label: 'Surcharges in a year',
          formula: '(Part B + Part D surcharge) x 12 x people',
          value: toDollars(extra),
          unit: 'usd_per_year',
        },
      ],
      assumptions: [
        text`The income is modified adjusted gross income (adjusted gross income with tax-exempt interest added), from the return of two years ago.`,
        text`The premium of your own drug plan comes on top of the Part D surcharge. Part A is free for most people and is left out.`,
      ],
      warnings: [
        ...warnings,
        ...(next && next.over - income < close
          ? [text`You are close to the next threshold: one dollar over it costs the whole surcharge.`]
          : []),
      ],
      detail: { year, byIncome: stairs(tiers, standard) },
    };
  },

  explain({ figures, detail: { year } }, { people }) {
    const find = (id: string) => figures.find((candidate) => candidate.id === id);
    const surcharge = find('part_b_surcharge')!;
    const room = find('room');
    const over = find('over_by');
    const both = find('both_extra');
    return {
      conclusion: text`${people > 1 ? 'Each of you' : 'You'} would pay ${figures[0]!} for Part B in ${year} at an income of ${find('income_counted')!}.`,
      openings: {
        ...(people > 1
          ? {
              amount: text`The two of you would pay ${find('year_total')!} for Medicare in ${year}, ${find('yearly_extra')!} of it surcharges.`,
            }
          : {}),
        yesno:
          surcharge.value > 0
            ? text`Yes, you’d pay ${surcharge} more for Part B in ${year}, ${figures[0]!} in all.`
            : text`No, at ${find('income_counted')!} there’s no surcharge in ${year}: Part B is ${figures[0]!}.`,
        change:
          surcharge.value > 0
            ? text`It adds ${find('yearly_extra')!} to your Medicare premiums in ${year}.`
            : text`It adds nothing at ${find('income_counted')!}: Part B stays at ${figures[0]!}.`,
      },
      reasons: [
        surcharge.value > 0
          ? text`${surcharge} of it is a surcharge, and Part D costs ${find('part_d_surcharge')!} more: ${find('yearly_extra')!} ${people > 1 ? 'for both of you' : 'in all'}.`
          : text`There’s no surcharge at this income.`,
        ...(people > 1
          ? [text`Premium and surcharges of both come to ${find('month_total')!}, ${find('year_total')!}.`]
          : both
            ? [
                text`If both of you are on Medicare, it’s twice that: ${find('both_total')!}, ${both} of it surcharges.`,
              ]
            : []),
        text`What counts is your income of ${find('income_year')!}${room ? text`; the next threshold is ${room} away.` : '.'}`,
      ],
      next: [
        ...(over
          ? [
              text`If your income fell because you stopped work, married, divorced or were widowed, ask Social Security to use a later year (form SSA-44).`,
            ]
          : []),
        room
          ? text`Keep any Roth conversion or large sale under ${room} to stay below the next threshold.`
          : text`Before a Roth conversion or a large sale, remember that it counts two years later.`,
      ],
    };
  },

  chart: ({ detail: { byIncome } }) => ({
    kind: 'line',
    title: 'Part B premium by income',
    x: { label: 'Income', unit: 'usd' },
    y: { label: 'Part B premium', unit: 'usd_per_month' },
    series: [{ name: 'Part B', points: byIncome }],
  }),

  looksBack: yearsBack,
  weighed: ['one_time'],
  formulas: medicareIrmaaFormulas,
  examples: [
    {
      question: 'What is my Medicare premium if I am single with an income of $150,000?',
      input: { income: 150_000 },
    },
    {
      question: 'We file jointly and make 280k. How much IRMAA do we both pay?',
      input: { income: 280_000, filing_status: 'married_joint', people: 2 },
    },
    { question: 'Will I pay an IRMAA surcharge with a MAGI of 108,000?', input: { income: 108_000 } },
    {
      question: 'married filing separately, living together, 150k: part b premium?',
      input: { income: 150_000, filing_status: 'married_separate' },
    },
    {
      question: 'how much extra gets taken for medicare if our joint agi was 230,000',
      input: { income: 230_000, filing_status: 'married_joint' },
    },
  ],
  sources: ['cms_2026_premiums', 'ssa_irmaa_rules'],
});

/** A surviving spouse counts as an individual here, unlike in most tax tables. */
function tiersFor(status: FilingStatus, livedApart: boolean, facts: FactReader): readonly IrmaaTier[] {
  const { individual, joint, separate } = facts.get('irmaa');
  if (status === 'married_joint') return joint;
  return status === 'married_separate' && !livedApart ? separate : individual;
}

function stairs(tiers: readonly IrmaaTier[], standard: number): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [[0, standard]];
  let premium = standard;
  for (const { over, partB } of tiers) {
    points.push([over, premium], [over + 1, standard + partB]);
    premium = standard + partB;
  }
  return points;
}
