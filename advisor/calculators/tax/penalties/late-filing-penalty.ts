import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, flag, money, months } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  compoundShare,
  dayOf,
  lateRates,
  type LateRates,
} from '#advisor/calculators/tax/penalties/late-interest.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** More than sixty days late: in the third month. */
const monthsWithMinimum = 3;
const chartMonths = 12;

interface Told {
  unpaid: number;
  months: number;
  filed: 'late' | 'on_time';
  payment_plan: boolean;
}

/** Section 6651: for each month both run, the penalty for filing late is less by the one for paying late. */
function penaltiesOf(told: Told, facts: FactReader) {
  const unpaid = toCents(told.unpaid);
  const filing = facts.get('failure_to_file_penalty');
  const paying = facts.get('failure_to_pay_penalty');
  const onPlan = told.payment_plan && told.filed === 'on_time';
  const payShare = Math.min(paying.most, (onPlan ? paying.on_plan : paying.month) * told.months);
  const toPay = percentOf(unpaid, payShare);
  if (told.filed === 'on_time' || told.months === 0) return { toFile: 0, toPay };
  const counted = Math.min(told.months, filing.most / filing.month);
  const share = (filing.month - paying.month) * counted;
  const least = told.months >= monthsWithMinimum ? toCents(facts.get('failure_to_file_minimum')) : 0;
  return { toFile: Math.max(percentOf(unpaid, share), Math.min(unpaid, least)), toPay };
}

/** Section 6601(e)(2)(B): on the penalty for filing late, interest runs from the day the return was due. */
function interestOf(owed: Cents, late: number, year: number, rates: LateRates): Cents {
  return percentOf(owed, compoundShare(dayOf(year, 4, 15), dayOf(year, 4 + late, 15), rates));
}

/** What it costs to file a return or to pay the tax after it is due. */
export const lateFilingPenalty = defineCalculator({
  name: 'late_filing_penalty',
  version: 1,
  title: 'Penalty for filing or paying taxes late',
  about:
    'What the IRS charges if a tax return is filed late or the tax is paid late: the failure-to-file and failure-to-pay penalties by months late, and interest on the unpaid tax and the penalty for filing late.',
  simply:
    'Sending the form late and paying late each add a penalty every month. The one for the form is much bigger.',
  input: {
    unpaid: money({
      label: 'Tax not paid by the due date',
      ask: 'how much tax do you owe',
      roles: ['tax_bill', 'debt_balance:tax', 'tax_bill@both', 'debt_balance'],
      min: 0,
      max: mostDollars,
    }),
    months: months({
      label: 'Months late',
      ask: 'how many months late are you',
      roles: ['time_held', 'horizon', 'time_payoff', 'days', 'term'],
      roundsUp: true,
      min: 0,
      max: 240,
    }),
    filed: choice<Told['filed']>({
      label: 'Return filed',
      options: ['late', 'on_time'],
      facts: { on_time: 'flag=filed_on_time' },
      default: { value: 'late', reason: 'the return comes as late as the payment' },
    }),
    payment_plan: flag({
      label: 'On a payment plan with the IRS',
      default: { value: false, reason: 'no plan is mentioned' },
    }),
  },
  // A return is due in the year after the one it is about, and that year’s figures count.
  looksBack: 1,
  check: ({ unpaid, months: late }) => {
    if (unpaid === 0) return 'Give the tax that was not paid: without any there is no penalty.';
    return late === 0 ? 'Give how many months late it is; a part of a month counts as one.' : null;
  },

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'irs_interest_rate');
    const unpaid = toCents(told.unpaid);
    const rates = lateRates(facts);
    const { toFile, toPay } = penaltiesOf(told, facts);
    const interest = interestOf(unpaid + toFile, told.months, facts.year, rates);
    const total = toFile + toPay + interest;
    const totalAfter = (late: number, filed: Told['filed']) => {
      const one = penaltiesOf({ ...told, months: late, filed }, facts);
      return toDollars(one.toFile + one.toPay + interestOf(unpaid + one.toFile, late, facts.year, rates));
    };
    const lengthOf = Math.max(chartMonths, told.months);
    const line = (filed: Told['filed']) =>
      Array.from({ length: lengthOf + 1 }, (_, late) => [late, totalAfter(late, filed)] as const);
    return {
      figures: [
        centsFigure('total', 'Penalties and interest', total),
        ...(told.filed === 'late' ? [centsFigure('filing_penalty', 'Penalty for filing late', toFile)] : []),
        centsFigure('paying_penalty', 'Penalty for paying late', toPay),
        centsFigure('interest', 'Interest', interest),
        centsFigure('owed', 'Owed with the tax itself', unpaid + total),
        figure('share', 'Penalties and interest as a share of the tax', (total / unpaid) * 100, 'percent'),
      ],
      steps: [
        ...(told.filed === 'late'
          ? [
              centsStep(
                'Penalty for filing late',
                toFile,
                'tax x share a month x months, five months at most',
              ),
            ]
          : []),
        centsStep('Penalty for paying late', toPay, 'tax x share a month x months'),
        centsStep(
          'Interest',
          interest,
          told.filed === 'late'
            ? 'on the tax and the penalty for filing late, at the rates of the IRS, compounded daily'
            : 'at the rates of the IRS, compounded daily',
        ),
        centsStep('Penalties and interest', total),
      ],
      assumptions: [
        text`The return was due in the middle of April ${year}.`,
        told.filed === 'late'
          ? text`There was no extension; with one, only what is filed after October counts as filed late.`
          : text`The return, or an extension for it, was in on time.`,
        text`All of the tax is paid at once after those months; each part of a month counts as a whole one.`,
        text`Interest is on the tax and the penalty for filing late; on the one for paying late it starts with the first bill. States charge their own.`,
      ],
      warnings: [
        ...warnings,
        ...(dayOf(facts.year, 4 + told.months, 15) > rates.known
          ? [text`Rates of quarters to come aren’t announced yet: the latest one is used for them.`]
          : []),
      ],
      detail: {
        late: line('late'),
        onTime: line('on_time'),
        filing: fact('failure_to_file_penalty', facts.get('failure_to_file_penalty').month, 'percent'),
        most: fact('failure_to_file_penalty', facts.get('failure_to_file_penalty').most, 'percent'),
        paying: fact('failure_to_pay_penalty', facts.get('failure_to_pay_penalty').month, 'percent'),
        onPlan: fact('failure_to_pay_penalty', facts.get('failure_to_pay_penalty').on_plan, 'percent'),
      },
    };
  },

  explain({ figures, detail: { filing, most, paying, onPlan } }, told) {
    const at = (id: string) => requireFigure(figures, id);
    const toFile = findFigure(figures, 'filing_penalty');
    const late = given('months', told.months, 'months');
    const unpaid = given('unpaid', told.unpaid, 'usd');
    return {
      conclusion: text`${late} late, ${unpaid} of tax costs about ${at('total')} more in penalties and interest.`,
      openings: {
        yesno: text`Yes, you’d owe about ${at('total')} on top of the ${unpaid} after ${late}.`,
        rate: text`Penalties and interest come to ${at('share')} of the tax after ${late}, ${at('total')}.`,
        which: toFile
          ? text`Filing late costs more: ${toFile} after ${late}, and paying late ${at('paying_penalty')}.`
          : text`You only pay late, which costs ${at('paying_penalty')} after ${late}; filing late would cost far more.`,
      },
      reasons: [
        ...(toFile
          ? [
              text`Filing late costs ${toFile}: ${filing} of the unpaid tax a month, ${most} at most, less the ${paying} a month for paying late.`,
            ]
          : [text`As you filed on time, the much larger penalty for filing late doesn’t apply.`]),
        text`Paying late costs ${at('paying_penalty')}, and interest ${at('interest')}.`,
        text`In all you’d owe ${at('owed')}.`,
      ],
      next: [
        toFile
          ? text`File now even if you can’t pay: that ends the larger penalty.`
          : text`Pay what you can now: both the penalty and the interest run on what’s left.`,
        text`Set up a payment plan at IRS.gov; if the return was on time, the penalty falls to ${onPlan} a month.`,
        text`If the three years before were in order, ask for first-time abatement: it usually cancels both penalties.`,
      ],
    };
  },

  chart: ({ detail: { late, onTime } }, { months: about }) => ({
    kind: 'line',
    title: 'Penalties and interest by month',
    x: { label: 'Months late', unit: 'months' },
    y: { label: 'Penalties and interest', unit: 'usd' },
    series: [
      { name: 'Filed and paid late', points: late },
      { name: 'Filed on time, paid late', points: onTime },
    ],
    about,
  }),

  formulas: {
    total: ['filing_penalty + paying_penalty + interest', 'paying_penalty + interest'],
    filing_penalty:
      'A share of {unpaid} for each of {months}, five months at most, or the least penalty after two months',
    paying_penalty: 'A share of {unpaid} for each of {months}',
    interest:
      'Interest on {unpaid}[ and the filing penalty of {filing_penalty}] for {months} at the rates of the IRS, compounded daily',
    owed: 'unpaid + total',
    share: 'total / unpaid',
  },
  examples: [
    {
      question: 'what is the penalty for filing taxes 3 months late if I owe $4,000',
      input: { unpaid: 4000, months: 3 },
    },
    {
      question: 'i owe the irs 9k and havent filed for 8 months, how much in penalties and interest',
      input: { unpaid: 9000, months: 8 },
    },
    {
      question: 'Filed on time but could not pay the $6,500. What does it cost if I pay half a year late?',
      input: { unpaid: 6500, months: 6, filed: 'on_time' },
    },
    {
      question: 'late filing penalty on 1,200 of tax, five months after the deadline',
      input: { unpaid: 1200, months: 5 },
    },
  ],
  sources: ['usc_26_6651', 'irs_failure_to_file', 'irs_failure_to_pay', 'irs_quarterly_rates'],
});
