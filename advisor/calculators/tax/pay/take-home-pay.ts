import { takeHomePayFormulas } from '#advisor/calculators/tax/pay/take-home-pay-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import { centsFigure, centsStep, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import {
  leftOutFigures,
  leftOutSteps,
  leftOutWarnings,
} from '#advisor/calculators/tax/deductions/contribution-notes.ts';
import { checkHousehold } from '#advisor/calculators/tax/household/household-fields.ts';
import { checksAYear } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { checkExemption, exemptionAssumptions } from '#advisor/calculators/tax/payroll/payroll-exemption.ts';
import { payLeft, wagesToTakeHome } from '#advisor/calculators/tax/pay/pay-left.ts';
import { afterState, stateNotes, stateOf } from '#advisor/calculators/tax/state/state-of.ts';
import { byTheYear, takeHomeFields, waysToTellPay } from '#advisor/calculators/tax/pay/take-home-fields.ts';
import {
  asPreTax,
  billsFigures,
  bonusLeft,
  exemptionSaves,
  extraPayFigures,
  moreSaved,
  newPay,
  notPutIn,
  payrollFigures,
  steadyPay,
  withExtraPay,
} from '#advisor/calculators/tax/pay/take-home-notes.ts';
import { extraPayAssumptions } from '#advisor/calculators/tax/federal/return-notes.ts';
import { takeHomeWords } from '#advisor/calculators/tax/pay/take-home-words.ts';
import { roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthly = (amount: Cents) => roundHalfUp(amount / 12);

/** What is left of a salary after federal taxes and contributions. */
export const takeHomePay = defineCalculator({
  name: 'take_home_pay',
  version: 9,
  title: 'Take-home pay',
  about:
    'What is left of a salary, hourly pay or a paycheck after federal income tax, Social Security, Medicare, health premiums, a 401(k) contribution and state income tax where the state is told, by paycheck, month and year, alone or with a spouse; or the pay before taxes that leaves a wanted amount.',
  simply:
    "From your pay come off taxes, insurance and what you save for retirement. What's left is what lands in your bank account.",
  input: takeHomeFields,
  alternatives: [{ fields: ['new_pay', 'raise_percent'] }, ...waysToTellPay],
  check: (told) => {
    const input = byTheYear(told);
    const pay = steadyPay(input);
    if (pay === 0 && input.spouse_wages === 0 && input.expected === 0)
      return 'Give your pay before taxes, by the year or by the paycheck.';
    if (pay > 0 && input.benefits >= pay) return 'Premiums take all of the pay: give smaller ones.';
    return (
      checkExemption(input) ??
      checkHousehold({ ...input, ...(pay > 0 ? { wages: pay } : { pre_tax_401k: 0 }) })
    );
  },

  run(given_, { facts }) {
    const input = byTheYear(given_);
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const { benefits, bonus, expected } = input;
    const checks = checksAYear[input.paid];
    const told = steadyPay(input);
    const needed =
      expected > 0 ? wagesToTakeHome(toCents(expected * 12), withExtraPay(input, 0), facts) : undefined;
    const isSolved = told + input.spouse_wages === 0;
    const pay = isSolved ? (needed ?? 0) : told;
    const yearsPay = withExtraPay(input, pay);
    const left = payLeft(yearsPay, facts);
    const state = stateOf(input.state, facts);
    const notes = stateNotes(state);
    const { household, contributions, saved, roth, incomeTax, socialSecurity, medicare, net, ownNet } = left;
    if (net < 0 || pay === 0) {
      const message =
        pay === 0 && input.spouse_wages === 0
          ? 'No pay leaves that much with these contributions: give a smaller amount.'
          : 'Taxes come out of pay before a contribution, and leave less than that: give a smaller contribution.';
      if (net < 0 || input.spouse_wages === 0) throw new InputProblem([{ field: '', message }]);
    }
    const now =
      newPay(input) > 0 && input.wages > 0
        ? payLeft({ ...yearsPay, wages: input.wages }, facts).ownNet
        : undefined;
    const hasSpouse = input.spouse_wages > 0;
    const each = (amount: Cents) => roundHalfUp(amount / checks);
    const onBonus = bonusLeft(bonus, yearsPay, facts);
    return {
      figures: [
        ...(isSolved ? [figure('gross_needed', 'Pay before taxes you’d need', pay, 'usd_per_year')] : []),
        centsFigure('take_home_check', 'Take-home pay per paycheck', each(ownNet)),
        centsFigure('take_home_year', 'Take-home pay for the year', ownNet),
        centsFigure('take_home_month', 'Take-home pay per month', monthly(ownNet)),
        ...(hasSpouse
          ? [
              centsFigure('household_month', 'Monthly take-home pay of both of you', monthly(net)),
              centsFigure('household_year', 'Yearly take-home pay of both of you', net),
            ]
          : []),
        ...(now === undefined
          ? []
          : [
              centsFigure('now_check', 'Take-home pay per paycheck now', each(now)),
              centsFigure('change_check', 'Change per paycheck', each(ownNet) - each(now)),
              centsFigure('change_year', 'Change for the year', ownNet - now),
            ]),
        figure('gross_year', 'Yearly gross pay before taxes', pay, 'usd'),
        centsFigure('income_tax', 'Federal income tax', incomeTax),
        ...(state.kind === 'known'
          ? [centsFigure('state_tax', `${state.name} income tax`, left.stateTax)]
          : []),
        ...extraPayFigures(left.deductions),
        ...payrollFigures(left, hasSpouse, each),
        ...someCents('saved', '401(k) contribution', saved + left.spouseSaved),
        ...someCents('saved_roth', 'Roth part of it, after tax', roth),
        ...leftOutFigures(household, contributions),
        ...someCents('benefits', 'Premiums and HSA, before tax', toCents(benefits)),
        ...onBonus,
        ...(expected > 0 && !isSolved
          ? [
              centsFigure(
                'expected_gap',
                'Monthly difference from the amount you named',
                monthly(ownNet) - toCents(expected),
              ),
              ...(needed === undefined
                ? []
                : [
                    figure(
                      'gross_needed',
                      'Pay before taxes that leaves the amount you named',
                      needed,
                      'usd_per_year',
                    ),
                  ]),
            ]
          : []),
        ...billsFigures(input.bills, monthly(net)),
        figure(
          'kept',
          'Share of pay you take home',
          (toDollars(net) / (pay + input.spouse_wages)) * 100,
          'percent',
        ),
        figure('checks', 'Paychecks a year', checks, 'count'),
        figure('gross_check', 'Pay per check before taxes', pay / checks, 'usd', { decimals: 2 }),
        ...moreSaved(yearsPay, left, checks, facts),
        ...asPreTax(yearsPay, left, checks, facts),
        ...exemptionSaves(yearsPay, left, facts),
      ],
      steps: [
        centsStep('Pay before taxes', toCents(pay)),
        ...(hasSpouse ? [centsStep('Pay of your spouse', toCents(input.spouse_wages))] : []),
        ...(benefits > 0 ? [centsStep('Premiums and HSA, before tax', toCents(benefits))] : []),
        ...leftOutSteps(household, contributions),
        centsStep('Put into the 401(k)', saved + left.spouseSaved),
        ...extraPayFigures(left.deductions).map(({ label, value }) => centsStep(label, toCents(value))),
        centsStep(
          'Federal income tax',
          incomeTax,
          input.payroll_exemption === 'student_visa'
            ? 'without a standard deduction'
            : 'after the standard deduction and credits',
        ),
        ...(state.kind === 'known' ? [centsStep(`${state.name} income tax`, left.stateTax)] : []),
        centsStep('Social Security tax', socialSecurity, 'rate x pay up to the wage base'),
        centsStep('Medicare tax', medicare, 'rate x all pay'),
        centsStep(hasSpouse ? 'Take-home pay of both for the year' : 'Take-home pay for the year', net),
      ],
      assumptions: [
        ...exemptionAssumptions(input.payroll_exemption),
        ...notes.assumptions,
        text`Health premiums and an HSA count as taken before tax through your employer; other deductions are left out.`,
        text`The tax of the whole year is spread evenly; what is withheld from one check can differ.`,
        ...extraPayAssumptions(household),
        ...(left.deductions.overtime + left.deductions.tips > 0
          ? [
              text`The deduction for overtime or tips is claimed on your return: unless you put it on Form W-4, it comes back as a refund instead of in each check.`,
            ]
          : []),
        ...(hasSpouse ? [text`Your joint income tax is split by what each of you earns.`] : []),
      ],
      warnings: [
        ...warnings,
        ...notes.warnings,
        ...leftOutWarnings(household, contributions, facts),
        ...notPutIn(saved, household.preTax401k + household.roth401k),
      ],
      detail: {
        year,
        state: afterState(state),
        pay,
        isSolved,
        parts: [net, incomeTax + left.stateTax, socialSecurity, medicare, saved + left.spouseSaved].map(
          toDollars,
        ),
      },
    };
  },

  explain: ({ figures, detail }, input) => takeHomeWords(figures, detail, input),

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'Where your pay goes',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'For the year', unit: 'usd' },
    series: ['Take-home pay', 'Income tax', 'Social Security', 'Medicare', 'Put into the 401(k)']
      .map((name, index) => ({ name, points: [[index + 1, parts[index] ?? 0] as const] }))
      .filter(({ points }) => points[0]?.[1] !== 0),
  }),

  weighed: ['pre_tax_401k', 'contribution_percent', 'check_401k'],
  formulas: takeHomePayFormulas,
  examples: [
    {
      question:
        'My salary is 95k, single. What is my take-home pay every two weeks if I put 6% in my 401(k)?',
      input: { wages: 95_000, contribution_percent: 6, paid: 'every_two_weeks' },
    },
    {
      question: 'what is my paycheck after taxes on 75k',
      input: { wages: 75_000 },
    },
    {
      question: 'How much will be taken out of my pay if I make 5,000 a month?',
      input: { wages: 60_000, paid: 'monthly' },
    },
    {
      question:
        'gross is $2,140 biweekly, married, wife makes 38k, 212 a check for health. what do i get each check',
      input: {
        wages: 55_640,
        filing_status: 'married_joint',
        spouse_wages: 38_000,
        benefits: 5512,
        paid: 'every_two_weeks',
      },
    },
    {
      question:
        'I get $900 a check before taxes, paid weekly, and 5% goes to a Roth 401k. What do I take home?',
      input: {
        wages: 46_800,
        paid: 'weekly',
        contribution_percent: 5,
        contribution_kind: 'roth',
      },
    },
    {
      question: 'gross 2,600 twice a month, $200 a check into the 401(k), what lands in my account',
      input: { wages: 62_400, pre_tax_401k: 4800, paid: 'twice_a_month' },
    },
    {
      question: 'how much do I have to earn to bring home $5,000 a month, single?',
      input: { expected: 5000 },
    },
    {
      question: 'net pay a month on 120k, married filing jointly, two kids',
      input: { wages: 120_000, filing_status: 'married_joint', children: 2, paid: 'monthly' },
    },
  ],
  sources: ['irs_pub_17', 'irs_topic_751'],
});
