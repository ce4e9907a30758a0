import { age, choice, flag, months, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import type {
  Coverage,
  Plan,
  Saver,
} from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import { text } from '#advisor/quantities/text.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';

/** The law’s limit of each account. */
export const limitFacts: Record<Plan, FactId> = {
  workplace: 'elective_deferral_limit',
  traditional_ira: 'ira_limit',
  roth_ira: 'ira_limit',
  simple_ira: 'simple_ira_limit',
  sep_ira: 'annual_additions_limit',
  hsa: 'hsa_limit',
};

/** Who saves, and in which account. */
export const contributionFields = {
  plan: choice<Plan>({
    label: 'Account',
    facts: {
      workplace: 'account=workplace',
      traditional_ira: 'account=traditional_ira',
      roth_ira: 'account=roth_ira',
      simple_ira: 'account=simple_ira',
      sep_ira: 'account=sep_ira',
      hsa: 'account=hsa',
    },
    options: ['workplace', 'traditional_ira', 'roth_ira', 'simple_ira', 'sep_ira', 'hsa'],
    default: { value: 'workplace', reason: 'a plan at work is what most savers have' },
  }),
  age: age({
    label: 'Age at the end of the year',
    roles: ['age'],
    min: 0,
    max: 120,
    default: { value: 40, reason: 'no age was given, so no catch-up is counted' },
  }),
  income: moneyPerYear({
    label: 'Yearly income',
    roles: ['agi', 'agi@both'],
    sumOf: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'se_income@spouse', 'tips', 'bonus'],
    min: 0,
    max: 1e9,
    default: { value: 60_000, reason: 'no income was given, so one below the phase-outs is taken' },
  }),
  filing_status: householdFields.filing_status,
  coverage: choice<Coverage>({
    label: 'Retirement plan at work',
    fact: 'retirement_plan_at_work',
    options: ['covered', 'spouse_only', 'none'],
    default: { value: 'covered', reason: 'most workers are, and it is the stricter rule' },
  }),
  lived_apart: flag({
    label: 'Year lived apart from your spouse',
    fact: 'flag=lived_apart',
    default: { value: false, reason: 'it matters only to married people who file separately' },
  }),
  own_business: flag({
    label: 'Own business',
    fact: 'flag=own_business',
    ofRole: { field: 'income', role: 'se_income', value: true },
    default: { value: false, reason: 'the income is taken for pay from an employer' },
  }),
  health: choice<Saver['health']>({
    label: 'Health plan coverage',
    fact: 'health_cover',
    options: ['self', 'family'],
    default: { value: 'self', reason: 'the smaller of the two limits' },
  }),
  hsa_months: months({
    label: 'Months of the year with an HSA health plan',
    roles: ['time_held', 'term', 'horizon', 'months_cover'],
    onlyWith: 'account=hsa',
    matters: ({ plan }) => plan === 'hsa' || plan === 'of_contributions' || plan === undefined,
    min: 1,
    max: 12,
    default: { value: 12, reason: 'the plan is taken to cover the whole year' },
  }),
};

/** Said where the plan did not cover the whole year. */
export const lastMonthRule = text`If you’re covered in December, you may put in the whole limit anyway, as long as you stay in such a plan through all of next year; otherwise the extra part is taxed later, with a penalty.`;
