import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import {
  leftOutFigures,
  leftOutSteps,
  leftOutWarnings,
} from '#advisor/calculators/tax/contribution-notes.ts';
import { checkHousehold, waysToTell401k } from '#advisor/calculators/tax/household-fields.ts';
import { checksAYear } from '#advisor/calculators/tax/pay-fields.ts';
import { payLeft, wagesToTakeHome } from '#advisor/calculators/tax/pay-left.ts';
import { afterState, stateNotes, stateOf } from '#advisor/calculators/tax/state-of.ts';
import { takeHomeFields } from '#advisor/calculators/tax/take-home-fields.ts';
import {
  billsFigures,
  bonusLeft,
  howOften,
  moreSaved,
  newPay,
  notPutIn,
  payrollFigures,
  steadyPay,
  unsigned,
  yesOrNo,
} from '#advisor/calculators/tax/take-home-notes.ts';
import { roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthly = (amount: Cents) => roundHalfUp(amount / 12);

/** What is left of a salary after federal taxes and contributions. */
export const takeHomePay = defineCalculator({
  name: 'take_home_pay',
  version: 6,
  title: 'Take-home pay',
  about:
    'What is left of a salary, hourly pay or a paycheck after federal income tax, Social Security, Medicare, health premiums, a 401(k) contribution and state income tax where the state is told, by paycheck, month and year, alone or with a spouse; or the pay before taxes that leaves a wanted amount.',
  input: takeHomeFields,
  alternatives: [{ fields: ['new_pay', 'raise_percent'] }, waysToTell401k],
  check: (input) => {
    const pay = steadyPay(input);
    if (pay === 0 && input.spouse_wages === 0 && input.expected === 0)
      return 'Give your pay before taxes, by the year or by the month.';
    if (pay > 0 && input.benefits >= pay) return 'Premiums take all of the pay: give smaller ones.';
    return checkHousehold({ ...input, ...(pay > 0 ? { wages: pay } : { pre_tax_401k: 0 }) });
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const { benefits, bonus, expected } = input;
    const checks = checksAYear[input.paid];
    const told = steadyPay(input);
    const needed =
      expected > 0 ? wagesToTakeHome(toCents(expected * 12), { ...input, benefits }, facts) : undefined;
    const isSolved = told + input.spouse_wages === 0;
    const pay = isSolved ? (needed ?? 0) : told;
    const left = payLeft({ ...input, wages: pay }, facts);
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
        ? payLeft({ ...input, wages: input.wages + input.overtime }, facts).ownNet
        : undefined;
    const hasSpouse = input.spouse_wages > 0;
    const each = (amount: Cents) => roundHalfUp(amount / checks);
    const onBonus = bonusLeft(bonus, { ...input, wages: pay }, facts);
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
        ...moreSaved({ ...input, wages: pay }, left, checks, facts),
      ],
      steps: [
        centsStep('Pay before taxes', toCents(pay)),
        ...(hasSpouse ? [centsStep('Pay of your spouse', toCents(input.spouse_wages))] : []),
        ...(benefits > 0 ? [centsStep('Premiums and HSA, before tax', toCents(benefits))] : []),
        ...leftOutSteps(household, contributions),
        centsStep('Put into the 401(k)', saved + left.spouseSaved),
        centsStep('Federal income tax', incomeTax, 'after the standard deduction and credits'),
        ...(state.kind === 'known' ? [centsStep(`${state.name} income tax`, left.stateTax)] : []),
        centsStep('Social Security tax', socialSecurity, 'rate x pay up to the wage base'),
        centsStep('Medicare tax', medicare, 'rate x all pay'),
        centsStep(hasSpouse ? 'Take-home pay of both for the year' : 'Take-home pay for the year', net),
      ],
      assumptions: [
        ...notes.assumptions,
        text`Health premiums and an HSA count as taken before tax through your employer; other deductions are left out.`,
        text`The tax of the whole year is spread evenly; what is withheld from one check can differ.`,
        ...(hasSpouse ? [text`Your joint income tax is split by what each of you earns.`] : []),
      ],
      warnings: [
        ...warnings,
        ...notes.warnings,
        ...leftOutWarnings(household, contributions, facts),
        ...notPutIn(saved, household.preTax401k),
        ...(input.overtime > 0
          ? [
              text`Part of overtime pay and of tips may be deductible under current law, which would leave you more. It isn’t counted here.`,
            ]
          : []),
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

  explain({ figures, detail: { year, state, pay, isSolved } }, { expected, spouse_wages: spouse, paid }) {
    const at = (id: string) => requireFigure(figures, id);
    const find = (id: string) => findFigure(figures, id);
    const [together, change, gap] = [find('household_month'), find('change_check'), find('expected_gap')];
    const [bonus, leftOver] = [find('bonus_check'), find('left_month')];
    const wanted = given('expected', expected, 'usd_per_month');
    const earned = given('wages', pay, 'usd');
    const [more, less] = [find('more_saved'), find('more_saved_cost')];
    const check = at('take_home_check');
    const stateTax = find('state_tax');
    const ofState = stateTax ? text`, ${stateTax.label} ${stateTax}` : '';
    return {
      conclusion: isSolved
        ? text`You’d need to earn about ${at('gross_needed')} before taxes to take home ${wanted} in ${year}, ${state}.`
        : pay === 0 && together
          ? text`On your spouse’s pay alone you’d take home about ${together} a month in ${year}, ${state}.`
          : paid === 'monthly'
            ? text`You’d take home about ${check} a month in ${year}, ${state}.`
            : text`You’d take home about ${check} ${howOften[paid]} in ${year}, or ${at('take_home_month')} a month, ${state}.`,
      openings: isSolved
        ? {}
        : {
            ...(pay > 0
              ? {
                  amount: text`You’d take home about ${at('take_home_year')} of ${earned} in ${year}, ${state}.`,
                }
              : {}),
            ...(change
              ? {
                  change: text`You’d take home about ${unsigned(change)} ${change.value < 0 ? 'less' : 'more'} ${howOften[paid]}.`,
                }
              : {}),
            ...yesOrNo(gap, leftOver, wanted),
          },
      named: {
        ...(together && pay > 0
          ? {
              fica_year: text`On your own pay, Social Security and Medicare take ${at('fica_year')} in ${year}; on both of yours, ${at('fica_both')}.`,
            }
          : {}),
        gross_year: text`That’s ${at('gross_year')} a year before taxes, and about ${at('take_home_year')} after them.`,
        ...(stateTax ? { state_tax: text`${stateTax.label} takes about ${stateTax} of it in ${year}.` } : {}),
      },
      reasons: [
        ...(together && pay > 0
          ? [
              text`Together with your spouse’s ${given('spouse_wages', spouse, 'usd')} you’d bring home ${together} a month.`,
            ]
          : []),
        ...(change
          ? [
              text`That’s ${unsigned(change)} ${change.value < 0 ? 'less' : 'more'} than the ${at('now_check')} you take home now.`,
            ]
          : []),
        ...(gap && !isSolved
          ? [
              text`That’s ${unsigned(gap)} a month ${gap.value < 0 ? 'less' : 'more'} than the ${wanted} you named. State tax, premiums or your Form W-4 can explain a difference.`,
            ]
          : []),
        ...(bonus ? [text`The bonus comes on top: about ${bonus} of it lands in your account.`] : []),
        ...(leftOver && leftOver.value >= 0
          ? [text`After housing and child care, ${leftOver} a month is left.`]
          : []),
        text`${at('income_tax').value < 0 ? text`Credits pay you ${unsigned(at('income_tax'))}` : text`Federal income tax takes ${at('income_tax')}`}${ofState}, Social Security ${at('social_security_tax')} and Medicare ${at('medicare_tax')}. You keep ${at('kept')} of your pay.`,
      ],
      next: [
        ...(more && less
          ? [
              text`Putting one percent more of your pay, ${more} a year, into the 401(k) takes only ${less} off each paycheck.`,
            ]
          : []),
        text`Compare it with your last pay stub: any difference is state tax, premiums, or a Form W-4 that no longer fits.`,
      ],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'Where your pay goes',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'For the year', unit: 'usd' },
    series: ['Take-home pay', 'Income tax', 'Social Security', 'Medicare', 'Saved before taxes']
      .map((name, index) => ({ name, points: [[index + 1, parts[index] ?? 0] as const] }))
      .filter(({ points }) => points[0]?.[1] !== 0),
  }),

  weighed: ['pre_tax_401k', 'contribution_percent'],
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
