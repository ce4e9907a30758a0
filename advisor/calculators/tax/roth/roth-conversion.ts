import { rothConversionFormulas } from '#advisor/calculators/tax/roth/roth-conversion-formulas.ts';
import { defineCalculator, type RunContext } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { medicareIrmaa } from '#advisor/calculators/retirement/medicare/medicare-irmaa.ts';
import {
  leftOutFigures,
  leftOutSteps,
  leftOutWarnings,
} from '#advisor/calculators/tax/deductions/contribution-notes.ts';
import {
  accountFigures,
  accountToConvert,
  converting,
  roomToConvert,
} from '#advisor/calculators/tax/roth/conversion-room.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import {
  federalReturn,
  ordinarySchedule,
  type FederalReturn,
} from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { moneyIn, type Household } from '#advisor/calculators/tax/household/household.ts';
import { namedRate, noOtherIncome } from '#advisor/calculators/tax/federal/other-income.ts';
import { wagesBeside } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { rateAt } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { minimumTaxWarnings, returnAssumptions } from '#advisor/calculators/tax/federal/return-notes.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const chartPoints = 20;

/** The Medicare surcharges of a year at this income, by the thresholds known now. */
function surcharge(household: Household, done: FederalReturn, context: RunContext): Cents {
  const { figures } = medicareIrmaa.run(
    {
      income: toDollars(Math.max(0, done.agi + household.taxExemptInterest)),
      social_security: 0,
      one_time: 0,
      filing_status: household.status,
      lived_apart: household.livedApart,
      part_d: true,
      people: 1,
    },
    context,
  );
  return toCents(requireFigure(figures, 'yearly_extra').value);
}

interface Converted {
  converted: Cents;
  taxable: Cents;
  before: FederalReturn;
  after: FederalReturn;
  extra: Cents;
}

function figuresOf(household: Household, given_: Converted, facts: FactReader): Figure[] {
  const { converted, taxable, before, after, extra } = given_;
  const tax = after.totalTax - before.totalTax;
  const schedule = ordinarySchedule(household.status, facts);
  const bracket = ({ onIncome }: FederalReturn) => rateAt(schedule, onIncome.ordinaryIncome);
  const room = roomToConvert(household, before, facts);
  const moreBenefits = after.benefits.taxable - before.benefits.taxable;
  return [
    centsFigure('conversion_tax', 'Federal tax on the conversion', tax),
    figure('conversion_rate', 'Tax as a share of the amount', (tax / converted) * 100, 'percent'),
    centsFigure('taxable_part', 'Taxable part of the conversion', taxable),
    figure('bracket_before', 'Bracket before', bracket(before), 'percent'),
    figure('bracket_after', 'Bracket after', bracket(after), 'percent'),
    centsFigure('room', 'Taxable conversion that fits into your present bracket', room),
    ...someCents('more_benefits', 'Social Security that becomes taxable', moreBenefits),
    ...someCents('medicare_surcharge', 'Higher Medicare premiums, a year and person', extra),
  ];
}

function stepsOf(taxable: Cents, before: FederalReturn, after: FederalReturn): Step[] {
  return [
    centsStep('Taxable part', taxable, 'amount x (1 - share already taxed)'),
    centsStep('Taxable income before', before.taxableIncome),
    centsStep('Taxable income after', after.taxableIncome),
    centsStep('Tax before', before.totalTax),
    centsStep('Tax after', after.totalTax),
    centsStep('Tax on the conversion', after.totalTax - before.totalTax, 'tax after - tax before'),
  ];
}

function curveOf(household: Household, widest: Cents, before: FederalReturn, facts: FactReader) {
  return Array.from({ length: chartPoints + 1 }, (_, index) => {
    const amount = Math.round((widest * index) / chartPoints);
    const tax = converting(household, amount, facts).totalTax - before.totalTax;
    return [toDollars(amount), toDollars(tax)] as const;
  });
}

const amountOf = ({ convert, balance }: { convert: number; balance: number }) =>
  convert > 0 ? convert : balance;

function namedFigures(taxable: Cents, tax: Cents, rate: number): Figure[] {
  return [
    centsFigure('conversion_tax', 'Federal tax on the conversion', tax),
    figure('conversion_rate', 'Tax as a share of the amount', rate, 'percent'),
    centsFigure('taxable_part', 'Taxable part of the conversion', taxable),
  ];
}

/** What it costs to move money from a traditional account to a Roth. */
export const rothConversion = defineCalculator({
  name: 'roth_conversion',
  version: 5,
  title: 'Roth conversion',
  about:
    'The federal tax of converting an amount from a traditional IRA or 401(k) to a Roth this year, how much fits into your bracket, and what it does to Medicare premiums.',
  simply:
    "You pay tax on the money now so that it comes out tax-free later. The amount is added on top of your other income, so it's taxed at your highest rates.",
  input: {
    convert: money({
      label: 'Amount to convert',
      ask: 'how much would you convert',
      roles: ['conversion', 'conversion@spouse', 'conversion@both'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the whole account is converted' },
    }),
    balance: accountToConvert,
    rate: namedRate,
    filing_status: householdFields.filing_status,
    age: householdFields.age,
    spouse_age: householdFields.spouse_age,
    wages: wagesBeside,
    no_other_income: noOtherIncome,
    spouse_wages: householdFields.spouse_wages,
    self_employment: householdFields.self_employment,
    business_expenses: householdFields.business_expenses,
    retirement_income: householdFields.retirement_income,
    other_income: householdFields.other_income,
    social_security: householdFields.social_security,
    interest: householdFields.interest,
    tax_exempt_interest: householdFields.tax_exempt_interest,
    qualified_dividends: householdFields.qualified_dividends,
    long_gain: householdFields.long_gain,
    pre_tax_401k: householdFields.pre_tax_401k,
    after_tax_share: percent({
      label: 'Already taxed share of your traditional IRAs',
      min: 0,
      max: 100,
      default: { value: 0, reason: 'contributions to a traditional account are usually deducted' },
    }),
  },
  check: (input) =>
    input.convert + input.balance === 0 ? 'Give the amount to convert.' : checkHousehold(input),

  run(input, context) {
    const { facts } = context;
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const household = householdFrom(input);
    const converted = toCents(amountOf(input));
    const taxable = converted - percentOf(converted, input.after_tax_share);
    const before = federalReturn(household, facts);
    const after = converting(household, taxable, facts);
    const named = percentOf(taxable, input.rate);
    // Without any income a named rate says more than the lowest brackets would.
    const isNamed = input.rate > 0 && moneyIn(household) === 0;
    const lookBack = facts.get('irmaa_look_back');
    // Medicare begins at the age of the other amounts for seniors.
    const onMedicare = household.age + lookBack >= facts.get('senior_age');
    const extra = onMedicare
      ? surcharge(household, after, context) - surcharge(household, before, context)
      : 0;
    return {
      figures: [
        ...(isNamed
          ? namedFigures(taxable, named, input.rate)
          : [
              ...figuresOf(household, { converted, taxable, before, after, extra }, facts),
              ...someCents('tax_at_named_rate', 'Tax at the rate you named', named),
            ]),
        ...accountFigures(toCents(input.balance), converted),
        ...leftOutFigures(household, before.contributions),
      ],
      steps: [...leftOutSteps(household, before.contributions), ...stepsOf(taxable, before, after)],
      assumptions: [
        text`The tax is paid with other money: paying it out of the account makes the conversion smaller, and before the penalty-free age it costs a penalty.`,
        onMedicare
          ? text`Medicare looks ${fact('irmaa_look_back', lookBack, 'years')} back: the surcharge would come that much later, and is worked out with the thresholds known now.`
          : text`Medicare surcharges are left out, because you wouldn’t be on Medicare when this income counts.`,
        ...returnAssumptions(household, before),
      ],
      warnings: [
        ...warnings,
        ...leftOutWarnings(household, before.contributions, facts),
        ...(moneyIn(household) === 0 && !isNamed
          ? [text`No other income is given: with any, the tax on the conversion is higher.`]
          : []),
        ...minimumTaxWarnings(household, after.agi, facts),
        text`A conversion can’t be undone. Take this year’s required minimum distribution first: it can’t be converted.`,
      ],
      detail: { year, curve: curveOf(household, 2 * taxable, before, facts) },
    };
  },

  explain({ figures, detail: { year } }, input) {
    const at = (id: string) => requireFigure(figures, id);
    const room = findFigure(figures, 'room');
    const named = findFigure(figures, 'tax_at_named_rate');
    const years = findFigure(figures, 'years_to_convert');
    const amount = given(input.convert > 0 ? 'convert' : 'balance', amountOf(input), 'usd');
    const benefits = findFigure(figures, 'more_benefits');
    const medicare = findFigure(figures, 'medicare_surcharge');
    const overflows = room !== undefined && at('taxable_part').value > room.value && room.value > 0;
    const verdict = overflows
      ? text`Not all at once: only ${room} fits into your ${at('bracket_before')} bracket this year.`
      : text`Yes, if you expect a tax rate above ${at('conversion_rate')} later: it costs about ${at('conversion_tax')} now.`;
    return {
      conclusion: text`Converting ${amount} would cost you about ${at('conversion_tax')} in federal tax for ${year}, ${at('conversion_rate')} of it.`,
      openings: {
        yesno: verdict,
        which: verdict,
        rate: text`Converting ${amount} is taxed at ${at('conversion_rate')} overall, about ${at('conversion_tax')}.`,
      },
      reasons: [
        ...(room
          ? [
              overflows
                ? text`Only ${room} fits into your current ${at('bracket_before')} bracket; the rest reaches ${at('bracket_after')}.`
                : text`Your bracket is ${at('bracket_before')} before and ${at('bracket_after')} after; there’s room to convert ${room} in it.`,
            ]
          : [text`That’s at the rate you named; a large conversion can reach the next bracket.`]),
        ...(named
          ? [text`At the ${given('rate', input.rate, 'percent')} you named it would be ${named}.`]
          : []),
        ...(years ? [text`At this pace the whole account is converted in ${years}.`] : []),
        ...(benefits ? [text`It makes ${benefits} more of your Social Security taxable.`] : []),
        ...(medicare ? [text`It raises your Medicare premiums by about ${medicare}.`] : []),
        text`It pays off if your tax rate will be higher when you’d otherwise take the money out, and costs you if it’ll be lower.`,
      ],
      next: [
        overflows
          ? text`Convert ${room} this year, and spread the rest over later years.`
          : text`Spread larger conversions over several years, filling your bracket in each.`,
        text`Set the tax aside outside the account, and pay estimated tax in the quarter of the conversion.`,
        text`Report it on Form 8606, and remember that each conversion has its own waiting period before it comes out penalty-free.`,
      ],
    };
  },

  chart: ({ detail: { curve } }) => ({
    kind: 'line',
    title: 'Tax by amount converted',
    x: { label: 'Taxable amount converted', unit: 'usd' },
    y: { label: 'Federal tax on it', unit: 'usd' },
    series: [{ name: 'Tax', points: curve }],
  }),

  formulas: rothConversionFormulas,
  examples: [
    {
      question:
        'I earn 80k, single. What tax do I pay if I convert $30,000 from my traditional IRA to a Roth?',
      input: { convert: 30_000, wages: 80_000 },
    },
    {
      question:
        'Roth conversion of 50k: we are both 66, married filing jointly, with a $60,000 pension and $40,000 of Social Security. What does it cost?',
      input: {
        convert: 50_000,
        filing_status: 'married_joint',
        age: 66,
        spouse_age: 66,
        retirement_income: 60_000,
        social_security: 40_000,
      },
    },
    {
      question: 'How much tax to convert twenty thousand dollars to Roth if I make $120,000?',
      input: { convert: 20_000, wages: 120_000 },
    },
    {
      question:
        'retired at 63 with a 20k pension, moving 45,000 from ira to roth, how much does the irs want',
      input: { convert: 45_000, age: 63, retirement_income: 20_000 },
    },
    {
      question: 'thinking of converting 7,000 to roth, wages 210k, married filing jointly',
      input: { convert: 7000, wages: 210_000, filing_status: 'married_joint' },
    },
  ],
  sources: ['irs_pub_590_a', 'irs_pub_17'],
});
