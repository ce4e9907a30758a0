import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn } from '#advisor/facts/entry.ts';

const creditProcedures = { 2024: 'irs_rp_2023_29', 2025: 'irs_rp_2024_35', 2026: 'irs_rp_2025_25' };

interface PremiumShare {
  /** Start and end of an income range, in percent of the poverty guideline. */
  from: number;
  below: number;
  /** The share of income at the start and the end of the range, in percent. */
  first: number;
  last: number;
}

const shares = (...rows: readonly (readonly [number, number, number, number])[]): PremiumShare[] =>
  rows.map(([from, below, first, last]) => ({ from, below, first, last }));

const sharesThrough2025 = shares(
  [0, 150, 0, 0],
  [150, 200, 0, 2],
  [200, 250, 2, 4],
  [250, 300, 4, 6],
  [300, 400, 6, 8.5],
  [400, Infinity, 8.5, 8.5],
);
const sharesOf2026 = shares(
  [0, 133, 2.1, 2.1],
  [133, 150, 3.14, 4.19],
  [150, 200, 4.19, 6.6],
  [200, 250, 6.6, 8.44],
  [250, 300, 8.44, 9.96],
  [300, Infinity, 9.96, 9.96],
);

export const marketplaceInsuranceFacts = defineFacts({
  health_out_of_pocket_limit: announced(
    'the most that a health plan may leave you to pay for covered care in its network in a year',
    'usd_per_year',
    'healthcare_gov_out_of_pocket',
    {
      2024: { self: 9450, family: 18_900 },
      2025: { self: 9200, family: 18_400 },
      2026: { self: 10_600, family: 21_200 },
    },
    {
      keys: { self: 'one person', family: 'a family' },
    },
  ),
  poverty_guideline: announced(
    'the federal poverty guideline for a household’s first person and for each further one',
    'usd_per_year',
    { 2024: 'hhs_poverty_2024', 2025: 'hhs_poverty_2025', 2026: 'hhs_poverty_2026' },
    {
      2024: { first_person: 15_060, each_further_person: 5380 },
      2025: { first_person: 15_650, each_further_person: 5500 },
      2026: { first_person: 15_960, each_further_person: 5680 },
    },
    {
      appliesTo:
        'the 48 contiguous states and Washington, D.C.; a year’s health insurance credit uses the guideline of the year before',
      keys: { first_person: 'the first person', each_further_person: 'each further person' },
    },
  ),
  premium_credit_poverty_guideline: announced(
    'the poverty guideline that the health insurance credit of a year goes by',
    'usd_per_year',
    { 2024: 'hhs_poverty_2023', 2025: 'hhs_poverty_2024', 2026: 'hhs_poverty_2025' },
    {
      2024: { first_person: 14_580, each_further_person: 5140 },
      2025: { first_person: 15_060, each_further_person: 5380 },
      2026: { first_person: 15_650, each_further_person: 5500 },
    },
    {
      appliesTo: 'the 48 contiguous states and Washington, D.C.',
      keys: { first_person: 'the first person', each_further_person: 'each further person' },
    },
  ),
  /** By income as a share of the poverty guideline. Within a range, the share of income rises evenly from `first` to `last`. */
  premium_credit_shares: {
    label: 'the shares of income that a benchmark health plan costs with the credit, by income',
    unit: 'percent',
    values: { 2024: sharesThrough2025, 2025: sharesThrough2025, 2026: sharesOf2026 },
    source: creditProcedures,
    changesYearly: true,
    checkedOn,
    keys: {
      from: 'from this share of the poverty guideline',
      below: 'up to this share of it',
      first: 'the share of income where it begins',
      last: 'the share of income where it ends',
    },
  },
  /** Null for 2021 through 2025, when there was no such limit. */
  premium_credit_income_percent: announced<number | null>(
    'the income, as a share of the poverty guideline, above which there is no health insurance credit',
    'percent',
    creditProcedures,
    { 2024: null, 2025: null, 2026: 400 },
  ),
  premium_credit_top_percent: announced(
    'the share of income that a benchmark health plan costs you at most, with the credit',
    'percent',
    creditProcedures,
    { 2024: 8.5, 2025: 8.5, 2026: 9.96 },
  ),
  affordable_coverage_percent: announced(
    'the share of income up to which an employer’s health plan counts as affordable',
    'percent',
    creditProcedures,
    { 2024: 8.39, 2025: 9.02, 2026: 9.96 },
  ),
});
