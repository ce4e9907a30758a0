import { raiseAfterTaxFormulas } from '#advisor/calculators/tax/pay/raise-after-tax-formulas.ts';
import { stateNotes, stateOf } from '#advisor/calculators/tax/state/state-of.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { checkHousehold, waysToTell401k } from '#advisor/calculators/tax/household/household-fields.ts';
import {
  extraOf,
  takenAtRate,
  takenFrom,
  withExtra,
  withPay,
} from '#advisor/calculators/tax/pay/more-pay.ts';
import { checksAYear } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { raiseFields } from '#advisor/calculators/tax/pay/raise-fields.ts';
import { extraPayAssumptions } from '#advisor/calculators/tax/federal/return-notes.ts';
import { flatWithholding } from '#advisor/calculators/tax/stock-pay/stock-pay.ts';
import { extraPayFigures } from '#advisor/calculators/tax/pay/take-home-notes.ts';
import { percentOf, roundHalfUp, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const rateOf = (told: number, taken: number) =>
  told > 0 ? given('tax_rate', told, 'percent') : fact('supplemental_withholding_rate', taken, 'percent');

/** What more pay leaves after federal taxes. */
export const raiseAfterTax = defineCalculator({
  name: 'raise_after_tax',
  version: 4,
  title: 'Raise or bonus after tax',
  about:
    'What is left of a raise, bonus, overtime, tips or a higher salary after federal income tax, Social Security, Medicare and, where the state is told, state income tax, by year, month and paycheck, and the share that taxes take.',
  simply:
    "Extra pay sits on top of the rest, so it's taxed at your highest rate. You usually still keep most of every extra dollar.",
  input: raiseFields,
  alternatives: [{ fields: ['new_pay', 'raise', 'raise_percent'] }, waysToTell401k],
  otherwise: { raise: 100 },
  check(given_) {
    const input = withPay(given_);
    if (extraOf(input) === 0) {
      return input.wages === 0 && input.raise_percent > 0
        ? 'Give your pay before taxes, by the year or by the month.'
        : 'Give the raise, the bonus, the overtime, the tips or the new pay.';
    }
    const isKnown = input.wages + input.spouse_wages + input.tax_rate > 0;
    if (!isKnown && extraOf(input) > input.bonus)
      return 'Give your pay before taxes, by the year or by the month.';
    return checkHousehold(withExtra(input));
  },

  run({ paid, ...given_ }, { facts }) {
    const input = withPay(given_);
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const extra = extraOf(input);
    const supplemental = facts.get('supplemental_withholding_rate');
    const isKnown = input.wages + input.spouse_wages > 0;
    const withheldRate = input.tax_rate > 0 ? input.tax_rate : supplemental;
    const [before, after] = isKnown
      ? [takenFrom(input, facts), takenFrom(withExtra(input), facts)]
      : takenAtRate(extra, withheldRate, facts);
    const isLess = extra < 0;
    // Of lower pay everything is told as what goes away.
    const sign = isLess ? -1 : 1;
    const more = sign * toCents(extra);
    const [tax, payroll, saved] = [
      sign * (after.tax - before.tax),
      sign * (after.payroll - before.payroll),
      sign * (after.saved - before.saved),
    ];
    const stateTax = sign * (after.stateTax - before.stateTax);
    const kept = more - tax - payroll - stateTax - saved;
    const state = stateOf(input.state, facts);
    const notes = stateNotes(state);
    const isOnce = extra === input.bonus;
    const change = isLess ? 'Less' : 'More';
    const checks = checksAYear[paid];
    const care = toCents(input.child_care);
    const bonus = toCents(input.bonus);
    const withheld = input.tax_rate > 0 ? percentOf(bonus, withheldRate) : flatWithholding(bonus, facts);
    const { overtime, tips } = after.deducted;
    return {
      figures: [
        centsFigure('kept', isOnce ? 'Amount left after tax' : `${change} take-home pay in a year`, kept),
        ...(isOnce
          ? []
          : [
              centsFigure('kept_check', `${change} in each paycheck`, roundHalfUp(kept / checks)),
              centsFigure('kept_month', `${change} in a month`, roundHalfUp(kept / 12)),
            ]),
        ...(care > 0
          ? [
              centsFigure('kept_after_care', `${change} take-home pay after child care`, kept - care, {
                labelBelowZero: 'Less take-home pay after child care',
              }),
            ]
          : []),
        centsFigure('extra', `${change} pay before taxes`, more),
        centsFigure('income_tax', 'Federal income tax on it', tax),
        ...someCents('state_tax', 'State income tax on it', stateTax),
        ...extraPayFigures(after.deducted),
        centsFigure('payroll_tax', 'Social Security and Medicare on it', payroll),
        ...someCents('saved', 'Put into the 401(k)', saved),
        ...(isOnce && isKnown
          ? [
              centsFigure('withheld', 'Income tax withheld from it', withheld),
              centsFigure(
                'bonus_check',
                'What the bonus check shows',
                more - withheld - payroll - stateTax - saved,
              ),
            ]
          : []),
        figure(
          'marginal_rate',
          'Taxes as a share of it',
          ((tax + payroll + stateTax) / more) * 100,
          'percent',
        ),
        figure('kept_share', 'Share of it you take home', (kept / more) * 100, 'percent'),
        figure('bracket', 'Tax bracket with it', after.bracket, 'percent'),
        figure('bracket_before', 'Tax bracket now', before.bracket, 'percent'),
        ...(isKnown
          ? [
              centsFigure('tax_before', 'Federal income tax before', before.tax),
              centsFigure('tax_after', 'Federal income tax after', after.tax),
            ]
          : []),
      ],
      steps: [
        centsStep(`${change} before taxes`, more),
        ...extraPayFigures(after.deducted).map(({ label, value }) => centsStep(label, toCents(value))),
        centsStep('Federal income tax on it', tax, 'tax with it - tax without it'),
        ...(stateTax === 0 ? [] : [centsStep('State income tax on it', stateTax)]),
        centsStep('Social Security and Medicare on it', payroll, 'the same with and without it'),
        ...(saved > 0 ? [centsStep('Put into the 401(k)', saved, 'the same share of pay')] : []),
        centsStep('Left', kept, 'more - taxes - contribution'),
      ],
      assumptions: [
        ...notes.assumptions,
        ...(isKnown
          ? []
          : [
              text`Your salary isn’t known, so income tax is taken at a flat ${rateOf(input.tax_rate, withheldRate)}. Your bracket can be higher or lower.`,
            ]),
        ...(input.spouse_extra > 0 || input.side_income === 0
          ? []
          : [
              text`The side job is your own business: it pays self-employment tax, and half of that lowers your income.`,
            ]),
        ...(overtime + tips > 0
          ? extraPayAssumptions({ overtimePay: toCents(input.overtime), tips: toCents(input.tips) })
          : []),
        text`You take the standard deduction. The earned income credit and help with health premiums, which fall as pay rises, are left out.`,
      ],
      warnings: [
        ...warnings,
        ...notes.warnings,
        ...(input.overtime + input.tips > 0 && !isKnown
          ? [
              text`Part of overtime pay and of tips may be deductible under current law, which would leave you more. Give your salary to have it counted.`,
            ]
          : []),
        ...(input.bonus > 0
          ? [
              text`An employer often withholds a flat ${fact('supplemental_withholding_rate', supplemental, 'percent')} from a bonus. Your return settles the difference.`,
            ]
          : []),
      ],
      detail: {
        year,
        isOnce,
        isLess,
        isKnown,
        after: state.kind === 'known' ? `after federal and ${state.name} tax` : 'after federal taxes',
      },
    };
  },

  explain({ figures, detail: { year, isOnce, isLess, isKnown, after } }, { wages }) {
    const at = (id: string) => requireFigure(figures, id);
    const crosses = at('bracket').value > at('bracket_before').value;
    const saved = findFigure(figures, 'saved');
    const stateTax = findFigure(figures, 'state_tax');
    const ofState = stateTax ? text`, the state ${stateTax}` : '';
    const [overtimeOff, tipsOff] = [
      findFigure(figures, 'overtime_deduction'),
      findFigure(figures, 'tips_deduction'),
    ];
    const afterCare = findFigure(figures, 'kept_after_care');
    const net = afterCare && { ...afterCare, value: Math.abs(afterCare.value) };
    const isAhead = (afterCare?.value ?? 0) > 0;
    const care = net
      ? [
          isAhead === isLess
            ? text`With child care counted, you’d be ${net} a year worse off.`
            : text`With child care counted, you’d be ${net} a year ahead.`,
        ]
      : [];
    if (isLess) {
      return {
        conclusion: text`You’d take home about ${at('kept')} less in ${year} for ${at('extra')} less pay: ${at('kept_check')} less in each paycheck.`,
        openings: {
          payment: text`You’d take home about ${at('kept_month')} a month less, ${at('kept_check')} in each paycheck.`,
          ...(net
            ? {
                yesno: isAhead
                  ? text`No, you’d be ${net} a year worse off, even without paying for child care.`
                  : text`Yes, without child care to pay you’d be ${net} a year ahead.`,
              }
            : {}),
        },
        reasons: [
          text`Federal income tax falls by ${at('income_tax')}, and Social Security and Medicare by ${at('payroll_tax')}: together ${at('marginal_rate')} of the pay you give up.`,
          ...care,
        ],
        next: [
          text`Find ${at('kept_month')} a month in your budget first, and count what you’d save on commuting and child care.`,
        ],
      };
    }
    const [bonusCheck, withheld] = [findFigure(figures, 'bonus_check'), findFigure(figures, 'withheld')];
    const conclusion = isOnce
      ? text`You’d keep about ${at('kept')} of the ${at('extra')} ${after} in ${year}.`
      : text`You’d keep about ${at('kept')} of the ${at('extra')} more in ${year}: ${at('kept_check')} in each paycheck.`;
    return {
      conclusion,
      openings: {
        ...(isOnce
          ? {}
          : {
              payment: text`You’d take home about ${at('kept_month')} a month more, ${at('kept_check')} in each paycheck.`,
            }),
        yesno: net
          ? isAhead
            ? text`Yes, you’d still be ${net} a year ahead after child care.`
            : text`No, child care would leave you ${net} a year behind.`
          : text`Yes, you’d keep about ${at('kept')} of the ${at('extra')}, ${at('kept_share')} of it.`,
      },
      reasons: [
        text`Federal income tax takes ${at('income_tax')} of it${ofState}, and Social Security and Medicare ${at('payroll_tax')}: ${at('marginal_rate')} together.`,
        ...(overtimeOff
          ? [text`${overtimeOff} of the overtime isn’t taxed under current law, which is counted in that.`]
          : []),
        ...(tipsOff
          ? [text`${tipsOff} of the tips isn’t taxed under current law, which is counted in that.`]
          : []),
        ...(saved ? [text`Another ${saved} goes into your 401(k).`] : []),
        ...care,
        ...(bonusCheck && withheld
          ? [
              text`The check itself will show about ${bonusCheck}, because ${withheld} of income tax is withheld; your return settles the rest.`,
            ]
          : []),
        ...(at('income_tax').value > 0 && isKnown
          ? [
              crosses
                ? text`Part of it falls into the ${at('bracket')} bracket. Only that part is taxed at that rate; your ${given('wages', wages, 'usd')} is taxed as before.`
                : text`All of it is taxed in the ${at('bracket')} bracket. A raise never leaves you with less after income tax.`,
            ]
          : []),
      ],
      next: [
        text`Decide where the ${isOnce ? at('kept') : text`${at('kept_month')} a month`} goes before it arrives: the employer match first, then high-rate debt, then savings.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Where it goes', figures, ['kept', 'income_tax', 'state_tax', 'payroll_tax', 'saved']),

  formulas: raiseAfterTaxFormulas,
  examples: [
    {
      question: '4% raise on 71,000, how much extra per paycheck after tax, biweekly single',
      input: { wages: 71_000, raise_percent: 4, paid: 'every_two_weeks' },
    },
    {
      question: 'How much of a $12,000 bonus is left after tax if I make 88k as head of household?',
      input: { wages: 88_000, bonus: 12_000, filing_status: 'head_of_household' },
    },
    {
      question: 'Going from $98,500 to $106,000. What would I really gain after federal tax?',
      input: { wages: 98_500, new_pay: 106_000 },
    },
    {
      question: 'is overtime worth it: 600 extra a month, base is 54k, single. what do i keep',
      input: { wages: 54_000, overtime: 7200, paid: 'monthly' },
    },
    {
      question: 'I make 31k and about 9,000 in tips on top, single. What do I keep of the tips after tax?',
      input: { wages: 31_000, tips: 9000 },
    },
    {
      question: 'What is a $9,000 raise worth after taxes at 120k married with 10% going to my 401(k)?',
      input: { wages: 120_000, raise: 9000, filing_status: 'married_joint', contribution_percent: 10 },
    },
  ],
  sources: ['irs_pub_17', 'irs_topic_751'],
});
