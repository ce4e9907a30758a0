import { rothConversionRoomFormulas } from '#advisor/calculators/tax/roth/roth-conversion-room-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  accountFigures,
  accountToConvert,
  converting,
  roomToConvert,
} from '#advisor/calculators/tax/roth/conversion-room.ts';
import {
  leftOutFigures,
  leftOutSteps,
  leftOutWarnings,
} from '#advisor/calculators/tax/deductions/contribution-notes.ts';
import { federalReturn, ordinarySchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { moneyIn } from '#advisor/calculators/tax/household/household.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { wagesBeside } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { rateAt } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { returnAssumptions } from '#advisor/calculators/tax/federal/return-notes.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const rates: readonly number[] = ledger.income_tax_rates.values[2024];

/** How much conversion a bracket still holds. */
export const rothConversionRoom = defineCalculator({
  name: 'roth_conversion_room',
  version: 5,
  title: 'Room for a Roth conversion in a bracket',
  about:
    'How much of a traditional IRA or 401(k) may be converted to a Roth this year without leaving a tax bracket, the present one or one that you name, and the tax on it.',
  simply:
    'Income is taxed in layers. This is how much you can add this year before you reach the next, more expensive layer.',
  input: {
    bracket: percent({
      label: 'Bracket to stay in',
      roles: ['rate_tax'],
      min: 0,
      max: 37,
      default: { value: 0, reason: 'the bracket you are in' },
    }),
    balance: accountToConvert,
    converted_already: money({
      label: 'Amount converted so far this year',
      roles: ['conversion', 'conversion@spouse', 'conversion@both'],
      adds: true,
      min: 0,
      max: 1e8,
      default: nothingSaid('earlier conversion is'),
    }),
    filing_status: householdFields.filing_status,
    age: householdFields.age,
    spouse_age: householdFields.spouse_age,
    wages: wagesBeside,
    spouse_wages: householdFields.spouse_wages,
    self_employment: householdFields.self_employment,
    business_expenses: householdFields.business_expenses,
    retirement_income: householdFields.retirement_income,
    other_income: householdFields.other_income,
    social_security: householdFields.social_security,
    interest: householdFields.interest,
    qualified_dividends: householdFields.qualified_dividends,
    long_gain: householdFields.long_gain,
    pre_tax_401k: householdFields.pre_tax_401k,
    after_deductions: householdFields.after_deductions,
  },
  check: (input) => {
    if (moneyIn(householdFrom(input)) === 0)
      return 'Give your income of the year, such as wages or a pension.';
    if (input.bracket > 0 && !rates.includes(input.bracket)) {
      return `There is no such bracket: name one of ${rates.slice(0, -1).join(', ')} percent.`;
    }
    return checkHousehold(input);
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const household = householdFrom({
      ...input,
      retirement_income: input.retirement_income + input.converted_already,
    });
    const balance = toCents(input.balance);
    const before = federalReturn(household, facts);
    const present = rateAt(ordinarySchedule(household.status, facts), before.onIncome.ordinaryIncome);
    const bracket = input.bracket > 0 ? input.bracket : present;
    const room = roomToConvert(household, before, facts, bracket);
    const amount = balance > 0 ? Math.min(room, balance) : room;
    const tax = converting(household, amount, facts).totalTax - before.totalTax;
    return {
      figures: [
        centsFigure('room', 'Conversion that fits in the bracket', room),
        ...(input.converted_already > 0 && room > 0
          ? [
              centsFigure(
                'room_in_all',
                'Conversion that fits, with what you named',
                room + toCents(input.converted_already),
              ),
            ]
          : []),
        centsFigure('room_tax', 'Federal tax on that much', tax),
        ...(balance > 0 && balance < room
          ? [centsFigure('whole_account', 'Whole account, which fits', balance)]
          : []),
        ...accountFigures(balance, room),
        figure('bracket', 'Bracket', bracket, 'percent'),
        figure('bracket_before', 'Your bracket without a conversion', present, 'percent'),
        centsFigure('taxable_income', 'Taxable income without a conversion', before.taxableIncome),
        ...leftOutFigures(household, before.contributions),
      ],
      steps: [
        ...leftOutSteps(household, before.contributions),
        centsStep('Taxable income without a conversion', before.taxableIncome),
        centsStep(
          'Room',
          room,
          'top of the bracket - ordinary taxable income, and what is left of the deduction',
        ),
        centsStep('Tax on it', tax, 'tax after - tax before'),
      ],
      assumptions: [text`The account holds only pre-tax money.`, ...returnAssumptions(household, before)],
      warnings: [
        ...warnings,
        ...leftOutWarnings(household, before.contributions, facts),
        ...(present > bracket
          ? [text`Your income is above that bracket already: there is no room left in it.`]
          : []),
        text`A conversion cannot be undone, and a required minimum distribution of the year has to be taken first.`,
      ],
      detail: { year },
    };
  },

  explain({ figures, detail: { year } }, { converted_already: already }) {
    const at = (id: string) => requireFigure(figures, id);
    const inAll = findFigure(figures, 'room_in_all');
    const whole = findFigure(figures, 'whole_account');
    const years = findFigure(figures, 'years_to_convert');
    return {
      conclusion: inAll
        ? text`You could convert about ${inAll} in all in ${year} and stay within the ${at('bracket')} bracket: ${at('room')} more than the ${given('converted_already', already, 'usd')} you named.`
        : text`You could convert about ${at('room')} in ${year} and stay within the ${at('bracket')} bracket.`,
      openings: {
        yesno:
          at('room').value > 0
            ? text`Yes, you could convert about ${whole ?? at('room')} in ${year} within the ${at('bracket')} bracket.`
            : text`Not within the ${at('bracket')} bracket: your income already fills it for ${year}.`,
        which:
          at('room').value > 0
            ? text`Convert about ${whole ?? at('room')} this year: that stays within the ${at('bracket')} bracket.`
            : text`Leave it alone this year: your income already fills the ${at('bracket')} bracket.`,
        plan:
          at('room').value > 0
            ? text`Convert about ${whole ?? at('room')} this year: that stays within the ${at('bracket')} bracket.`
            : text`Leave it alone this year: your income already fills the ${at('bracket')} bracket.`,
      },
      reasons: [
        text`Without it your taxable income is ${at('taxable_income')}, in the ${at('bracket_before')} bracket. ${whole ? 'Converting the whole account' : 'Filling the room'} would cost ${at('room_tax')} in federal tax.`,
        ...(whole ? [text`Your whole account of ${whole} fits.`] : []),
        ...(years ? [text`At this pace the whole account is converted in ${years}.`] : []),
      ],
      next: [
        text`Wait until late in the year, when your income is known, and leave a margin.`,
        text`Set aside ${at('room_tax')} for the tax, outside the account.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Room in the bracket', figures, ['taxable_income', 'room', 'room_tax']),

  formulas: rothConversionRoomFormulas,
  examples: [
    {
      question: 'How much can I convert to a Roth and stay in the 12% bracket? Single, 45k of wages.',
      input: { bracket: 12, wages: 45_000 },
    },
    {
      question: 'room for a roth conversion up to the top of the 24 percent bracket, married, 180k salary',
      input: { bracket: 24, filing_status: 'married_joint', wages: 180_000 },
    },
    {
      question:
        'I am retired with a 30,000 pension. How much traditional IRA money fits into my bracket as a Roth conversion?',
      input: { retirement_income: 30_000 },
    },
  ],
  sources: ['irs_pub_590_a', 'irs_pub_17'],
});
