import { itemizeOrStandardFormulas } from '#advisor/calculators/tax/deductions/itemize-or-standard-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { taxOnIncome } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const incomeRoles = (
  ['wages', 'se_income', 'pension_income', 'withdraw_amount', 'rental_income', 'other_income'] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);

/** What each way takes off income, and the tax it leaves. */
function bothWays(household: Household, agi: Cents, facts: FactReader) {
  const { itemized, standard, senior, stateLocalTaxes } = deductions(household, agi, facts);
  const most = toCents(forJointReturn(facts.get('charity_without_itemizing'), household.status));
  const giftsBeside = Math.min(household.charity, most);
  const taxAfter = (off: Cents) =>
    taxOnIncome(Math.max(0, agi - off - senior), 0, household.status, facts).tax;
  return {
    itemized,
    stateLocalTaxes,
    standard,
    giftsBeside,
    taxItemized: taxAfter(itemized),
    taxStandard: taxAfter(standard + giftsBeside),
  };
}

/** Whether itemized deductions are more than the standard deduction, and what that saves. */
export const itemizeOrStandard = defineCalculator({
  name: 'itemize_or_standard',
  version: 1,
  title: 'Itemize or standard deduction',
  about:
    'Whether to itemize or take the standard deduction: mortgage interest, state and property tax up to the cap, gifts and medical costs above their floors against the standard deduction, and the tax that the better way saves.',
  simply:
    'You may subtract either a fixed amount or the list of your own costs from your income. You take whichever is bigger, because then less is taxed.',
  input: {
    filing_status: householdFields.filing_status,
    mortgage_interest: householdFields.mortgage_interest,
    state_local_taxes: householdFields.state_local_taxes,
    charity: householdFields.charity,
    medical: moneyPerYear({
      label: 'Out-of-pocket medical costs',
      roles: ['medical_cost'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('medical costs are'),
    }),
    itemized: householdFields.itemized,
    agi: moneyPerYear({
      label: 'Adjusted gross income',
      roles: ['agi', 'agi@both'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'your income is used instead' },
    }),
    income: moneyPerYear({
      label: 'Yearly income',
      roles: incomeRoles,
      adds: true,
      min: 0,
      max: mostDollars,
      default: {
        value: 90_000,
        reason: 'a middle income; it matters for gifts, medical costs and the tax saved',
      },
    }),
    rate: namedRate,
    age: householdFields.age,
    spouse_age: householdFields.spouse_age,
    blind: householdFields.blind,
  },
  alternatives: [{ fields: ['agi', 'income'] }],

  run({ medical, agi: told, income, rate, ...input }, { facts }) {
    const { year, warnings } = factYear(facts, 'standard_deduction');
    const agi = toCents(told > 0 ? told : income);
    const floor = facts.get('medical_expense_floor_percent');
    const medicalCounted = Math.max(0, toCents(medical) - percentOf(agi, floor));
    const plain = householdFrom(input);
    const household = { ...plain, itemizedInAll: plain.itemizedInAll + medicalCounted };
    const ways = bothWays(household, agi, facts);
    const { itemized, standard, giftsBeside, taxItemized, taxStandard } = ways;
    const without = standard + giftsBeside;
    const itemizes = itemized > without;
    const giftsCounted = itemized - bothWays({ ...household, charity: 0 }, agi, facts).itemized;
    const saved =
      rate > 0 ? percentOf(Math.abs(itemized - without), rate) : Math.abs(taxStandard - taxItemized);
    const saltLost = household.stateLocalTaxes - ways.stateLocalTaxes;
    return {
      figures: [
        centsFigure(
          'difference',
          itemizes ? 'Lead of itemizing' : 'Lead of the standard deduction',
          Math.abs(itemized - without),
        ),
        centsFigure('itemized', 'Itemized deductions', itemized),
        centsFigure('standard', 'Standard deduction', standard),
        ...(giftsBeside > 0 && itemized > standard
          ? [centsFigure('over_standard', 'Itemized over the standard deduction alone', itemized - standard)]
          : []),
        ...someCents('gifts_beside', 'Charity deducted on top of the standard deduction', giftsBeside),
        centsFigure('tax_saved', 'Tax saved by the better choice', saved),
        ...someCents('salt_counted', 'State and local tax that counts', ways.stateLocalTaxes),
        ...someCents('salt_lost', 'State and local tax above the cap', saltLost),
        ...someCents('medical_counted', 'Medical costs that count', medicalCounted),
      ],
      steps: [
        centsStep('Mortgage interest', household.mortgageInterest),
        centsStep('State and local tax', ways.stateLocalTaxes, 'up to the cap'),
        centsStep('Gifts to charity', giftsCounted, 'above the floor, up to the limit'),
        centsStep('Medical costs', medicalCounted, 'above the floor'),
        ...(plain.itemizedInAll > 0 ? [centsStep('Other itemized deductions', plain.itemizedInAll)] : []),
        centsStep('Itemized deductions', itemized, 'the sum'),
        centsStep('Standard deduction', without, 'with gifts that count beside it'),
      ],
      assumptions: [
        text`Only income tax is compared, with all income taxed at the ordinary rates. Some states let you itemize even if you do not on the federal return.`,
        ...(input.mortgage_interest > 0
          ? [text`All of the mortgage interest is on debt within the limit.`]
          : []),
        ...(input.filing_status === 'married_separate'
          ? [text`Your spouse does not itemize; otherwise you have to as well.`]
          : []),
      ],
      warnings: [
        ...warnings,
        ...(medical > 0 && medicalCounted === 0
          ? [
              text`Medical costs count only above ${fact('medical_expense_floor_percent', floor, 'percent')} of income, and yours are below that.`,
            ]
          : []),
      ],
      detail: { year, itemizes },
    };
  },

  explain({ figures, detail: { year, itemizes } }, { charity }) {
    const at = (id: string) => requireFigure(figures, id);
    const [lost, beside, over] = ['salt_lost', 'gifts_beside', 'over_standard'].map((id) =>
      findFigure(figures, id),
    );
    const standard = beside
      ? text`the standard deduction of ${at('standard')} and ${beside} of charity on top`
      : text`the standard deduction of ${at('standard')}`;
    return {
      conclusion: itemizes
        ? text`Itemize for ${year}: your deductions of ${at('itemized')} are more than ${standard}, and save about ${at('tax_saved')} in tax.`
        : text`Don’t itemize for ${year}: ${standard} is more than the ${at('itemized')} you could itemize.`,
      openings: {
        yesno: itemizes
          ? text`Yes, itemize for ${year}: it saves you about ${at('tax_saved')} in tax.`
          : text`No, don’t itemize for ${year}: you’re ${at('difference')} short of the standard deduction.`,
        which: itemizes
          ? over
            ? text`Itemize: ${at('itemized')} beats the standard deduction by ${over}, and by ${at('difference')} with the ${beside!} of charity that you could deduct on top of it.`
            : text`Itemize: ${at('itemized')} beats the standard deduction by ${at('difference')}.`
          : text`Take the standard deduction: it beats itemizing by ${at('difference')}.`,
        change: itemizes
          ? text`Itemizing lowers your tax by about ${at('tax_saved')} for ${year}.`
          : text`Itemizing would raise your tax by about ${at('tax_saved')} for ${year}.`,
      },
      reasons: [
        text`Your itemized deductions come to ${at('itemized')}; the standard deduction is ${at('standard')}.`,
        ...(itemizes ? [] : [text`Itemizing would cost you about ${at('tax_saved')} more in tax.`]),
        ...(lost ? [text`${lost} of your state and local tax is above the cap and doesn’t count.`] : []),
      ],
      next: [
        ...(!itemizes && charity > 0
          ? [
              text`Try giving two years’ worth at once (${given('charity', charity, 'usd')} twice): you need ${at('difference')} more to beat the standard deduction.`,
            ]
          : []),
        text`Check your state return separately: its rules are often different.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('The deductions', figures, ['itemized', 'standard', 'gifts_beside']),

  formulas: itemizeOrStandardFormulas,
  examples: [
    {
      question:
        'Should we itemize? $11,900 mortgage interest, $13,400 state income tax, $8,200 property tax and $3,500 to charity, filing jointly.',
      input: {
        filing_status: 'married_joint',
        mortgage_interest: 11_900,
        state_local_taxes: 21_600,
        charity: 3500,
      },
    },
    {
      question: 'bought a house in july, only 6,750 interest and 2,100 property tax. itemize or not, single',
      input: { mortgage_interest: 6750, state_local_taxes: 2100 },
    },
    {
      question:
        'had surgery, $26,000 out of pocket, agi 61,000, head of household. do i get more by itemizing?',
      input: { filing_status: 'head_of_household', medical: 26_000, agi: 61_000 },
    },
    { question: 'Is $17,850 enough to itemize if single?', input: { itemized: 17_850 } },
  ],
  sources: ['irs_pub_17', 'usc_26_63', 'usc_26_164', 'usc_26_213'],
});
