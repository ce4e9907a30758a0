import { age, choice, count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { filingOfSpouses } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { childrenByAge, householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { emptyHousehold } from '#advisor/calculators/tax/household/household.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

const income = (label: string, roles: readonly RoleUse[], what: string) =>
  moneyPerYear({ label, roles, adds: true, min: 0, max: mostDollars, default: nothingSaid(what) });

const ordinary = [
  'pension_income',
  'withdraw_amount',
  'rental_income',
  'interest_income',
  'other_income',
] as const;

/** What each of the two has. */
export const marriageTaxFields = {
  question: choice<'marry' | 'file_separately' | 'divorce'>({
    label: 'Choice to weigh',
    options: ['marry', 'file_separately', 'divorce'],
    facts: { divorce: 'status=divorced', file_separately: 'status=married' },
    default: { value: 'marry', reason: 'two people who are not married yet' },
  }),
  filing_status: filingOfSpouses,
  wages: income('Your wages', ['wages', 'agi'], 'wages are'),
  partner_wages: income('Your partner’s wages', ['wages@spouse', 'agi@spouse'], 'pay of a partner is'),
  together: income('Combined wages', ['wages@both', 'agi@both'], 'sum of both is'),
  self_employment: income('Your self-employment income', ['se_income'], 'business is'),
  partner_self_employment: income(
    'Your partner’s self-employment income',
    ['se_income@spouse'],
    'business of a partner is',
  ),
  other_income: income('Your pension and other income', [...ordinary], 'other income is'),
  partner_other_income: income(
    'Your partner’s pension and other income',
    ordinary.map((role): RoleUse => `${role}@spouse`),
    'other income of a partner is',
  ),
  social_security: income('Your Social Security', ['ss_income'], 'Social Security is'),
  partner_social_security: income(
    'Your partner’s Social Security',
    ['ss_income@spouse'],
    'Social Security of a partner is',
  ),
  children: count({
    label: 'Number of children with you',
    roles: ['n_children', 'n_children@both'],
    counts: childrenByAge,
    usual: { facts: { 'flag=one_child': 1 }, reason: 'one child is mentioned' },
    min: 0,
    max: 20,
    default: {
      value: 0,
      reason: 'none are mentioned; a head of household is taken to have one',
      by: ({ filing_status: status, partner_children: partners }) =>
        status === 'head_of_household' && partners === undefined ? 1 : undefined,
    },
  }),
  partner_children: count({
    label: 'Number of children with your partner',
    roles: ['n_children@spouse'],
    min: 0,
    max: 20,
    default: nothingSaid('children of a partner are'),
  }),
  age: householdFields.age,
  partner_age: age({
    label: 'Partner’s age',
    roles: ['age@spouse'],
    min: 0,
    max: 120,
    default: { value: emptyHousehold.age, reason: 'only the amounts for seniors depend on it' },
  }),
};
