import { employerMatchEsppRsuFormulas } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  employerBenefitFields,
  type EmployerBenefit,
} from '#advisor/calculators/tax/stock-pay/employer-benefit-fields.ts';
import { stateNotes, stateOf, type KnownState } from '#advisor/calculators/tax/state/state-of.ts';
import { stateNames } from '#advisor/facts/states.ts';
import { explainMatch } from '#advisor/calculators/tax/stock-pay/explain-match.ts';
import { employerMatch } from '#advisor/calculators/tax/stock-pay/employer-match.ts';
import { stockPurchasePlan, stockVesting } from '#advisor/calculators/tax/stock-pay/stock-pay.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const barsBy: Readonly<Record<EmployerBenefit, readonly string[]>> = {
  match: ['contribution', 'employer_match', 'missed_match'],
  espp: ['espp_after_tax', 'espp_tax'],
  rsu: ['rsu_after_tax', 'rsu_income_tax', 'rsu_state_tax', 'rsu_payroll_tax'],
};

interface PurchaseInput {
  salary: number;
  contribution_percent: number;
  espp_contribution: number;
  espp_monthly: number;
  espp_months: number;
  espp_shares: number;
  start_price: number;
  end_price: number;
  look_back: boolean;
  discount: number;
}

/** What goes into the stock purchase plan: in all, month by month, or as a share of pay. */
function putIntoPlan(input: PurchaseInput): number {
  if (input.espp_contribution > 0) return input.espp_contribution;
  const { espp_shares: shares, start_price: start, end_price: end, look_back: looksBack } = input;
  const price = looksBack && start > 0 ? Math.min(start, end) : end;
  if (shares > 0 && end > 0) return shares * price * (1 - input.discount / 100);
  if (input.espp_monthly > 0) return input.espp_monthly * input.espp_months;
  return (input.salary * input.contribution_percent * input.espp_months) / 1200;
}

/** What a paycheck does not show: the match, the discount, and the taxes of vesting stock. */
export const employerMatchEsppRsu = defineCalculator({
  name: 'employer_match_espp_rsu',
  version: 6,
  title: 'Employer match, stock purchase plan, and vesting stock',
  about:
    'What an employer’s 401(k) match is worth and how much of it is missed; what an employee stock purchase plan (ESPP) earns; what is left of vesting restricted stock (RSU) after federal and state taxes, sold when it vests or kept and sold later.',
  simply:
    "These are parts of your pay that come as savings or shares instead of cash. They're worth what you could get for them today, minus tax.",
  input: employerBenefitFields,
  alternatives: [{ fields: ['contribution_percent', 'contribution'] }],
  check: (input) => {
    const { kind, salary, vest_value: value } = input;
    if (kind === 'match' && salary === 0) return 'Give your salary to work out the match.';
    if (kind === 'espp' && putIntoPlan(input) === 0)
      return 'Give the amount you put into the stock purchase plan, your salary and the share of it, or the shares and their price.';
    if (kind === 'rsu' && value === 0) return 'Give what the vesting shares are worth.';
    if (kind === 'rsu' && input.sold_value > 0 && salary === 0)
      return 'Give your salary to work out the tax on the later sale.';
    if (kind === 'rsu' && input.spouse_salary > 0 && input.filing_status !== 'married_joint')
      return 'Your spouse’s pay belongs on a joint return: choose married filing jointly, or leave it out.';
    return null;
  },

  run(given_, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const { kind } = given_;
    const salary = toCents(given_.salary);
    const state = stateOf(given_.state, facts);
    const notes = notesOf(kind, given_.salary, state, facts);
    if (kind === 'match') {
      const { contribution_percent: contributionPercent, match_limit: matchLimit } = given_;
      const [nextPercent, nextLimit] = [given_.next_match_percent, given_.next_match_limit];
      const done = employerMatch(
        {
          salary,
          contributionPercent,
          contribution: toCents(given_.contribution),
          matchPercent: given_.match_percent,
          matchLimit,
          nextPercent,
          nextLimit,
          years: given_.years,
          rateReturn: given_.rate_return,
        },
        facts,
      );
      return { ...done, assumptions: notes, warnings, detail: { year } };
    }
    if (kind === 'rsu') {
      const done = stockVesting(
        {
          value: toCents(given_.vest_value),
          salary,
          spouseSalary: toCents(given_.spouse_salary),
          status: given_.filing_status,
          state: given_.state,
          taxRate: given_.tax_rate,
          soldFor: toCents(given_.sold_value),
          isLong: given_.held === 'long',
        },
        facts,
      );
      return {
        ...done,
        assumptions: notes,
        warnings: [...warnings, ...(given_.salary > 0 ? stateNotes(state).warnings : [])],
        detail: { year },
      };
    }
    const { figures, steps, worthAtStart } = stockPurchasePlan({
      contribution: toCents(putIntoPlan(given_)),
      discount: given_.discount,
      startPrice: given_.start_price,
      endPrice: given_.end_price,
      lookBack: given_.look_back,
      taxRate: given_.tax_rate,
    });
    const [limit, largest] = [facts.get('espp_purchase_limit'), facts.get('espp_largest_discount')];
    const over =
      worthAtStart > toCents(limit)
        ? [
            text`By its price at the beginning that is more than the ${fact('espp_purchase_limit', limit, 'usd')} of stock the law allows in a year.`,
          ]
        : [];
    const tooCheap =
      given_.discount > largest
        ? [
            text`A plan with the usual tax treatment gives at most ${fact('espp_largest_discount', largest, 'percent')}.`,
          ]
        : [];
    return {
      figures,
      steps,
      assumptions: notes,
      warnings: [...warnings, ...over, ...tooCheap],
      detail: { year },
    };
  },

  explain({ figures, detail: { year } }, given_) {
    const at = (id: string) => requireFigure(figures, id);
    if (given_.kind === 'match') return explainMatch(figures, given_);
    if (given_.kind === 'espp') return explainPurchase(at, given_.end_price);
    const stillDue = at('rsu_still_due');
    const later = findFigure(figures, 'rsu_kept_after_sale');
    const stateTax = findFigure(figures, 'rsu_state_tax');
    const taxes =
      stateTax && given_.state !== 'not_said'
        ? `federal and ${stateNames[given_.state]} taxes`
        : 'federal taxes';
    return {
      conclusion: later
        ? text`Kept and sold later, your vesting shares leave you about ${later} after ${taxes}; sold when they vest, ${at('rsu_after_tax')}.`
        : text`You’d keep about ${at('rsu_after_tax')} of your vesting shares after ${taxes} for ${year}.`,
      openings: {
        which: text`Sell when they vest: you’d keep about ${at('rsu_after_tax')} after ${taxes}, and holding saves no tax.`,
      },
      reasons: [
        ...(later
          ? [
              text`With shares withheld for the taxes you get ${at('rsu_delivered')} of them; sold for ${at('rsu_proceeds')}, the gain since then costs ${at('rsu_gain_tax')} of tax.`,
            ]
          : []),
        text`They count as wages the day they vest: ${at('rsu_income_tax')} of ${stateTax ? 'federal ' : ''}income tax${stateTax ? text`, ${stateTax} of state income tax` : ''} and ${at('rsu_payroll_tax')} of Social Security and Medicare tax, ${at('rsu_rate')} in all. ${
          stillDue.value > 0
            ? text`Your employer withholds only ${at('rsu_withheld')} of the income tax at the flat rate.`
            : text`Your employer withholds ${at('rsu_withheld')} at the flat rate, which is enough unless your bracket is higher.`
        }`,
      ],
      next: [
        ...(stillDue.value > 0
          ? [text`Set aside the other ${stillDue}, or raise the withholding on your Form W-4.`]
          : []),
        text`Holding the shares is the same as buying them with cash that day: keep only what you’d buy.`,
      ],
    };
  },

  chart: ({ figures }, { kind }) => barsOf('What it comes to', figures, barsBy[kind]),

  formulas: employerMatchEsppRsuFormulas,
  examples: [
    {
      question:
        'My employer matches 50% up to 6% of pay and I make 80k but only contribute 4%. How much match am I missing?',
      input: { salary: 80_000, contribution_percent: 4, match_percent: 50, match_limit: 6 },
    },
    {
      question:
        'I put $10,000 into my ESPP with a 15% discount and the stock went from $40 to $50. What is my gain?',
      input: { kind: 'espp', espp_contribution: 10_000, discount: 15, start_price: 40, end_price: 50 },
    },
    {
      question: 'I have fifty thousand dollars of RSUs vesting and a 150k salary. What is left after tax?',
      input: { kind: 'rsu', vest_value: 50_000, salary: 150_000 },
    },
    {
      question:
        'My RSUs vested at $40,000 and I kept them for two years; now they’re worth $60,000. Salary 130k. What’s left after tax if I sell?',
      input: { kind: 'rsu', vest_value: 40_000, salary: 130_000, sold_value: 60_000, held: 'long' },
    },
    {
      question: 'boss kicks in 25 cents for every dollar up to 8% of pay, i get paid 70k and put in 8%',
      input: { salary: 70_000, contribution_percent: 8, match_percent: 25, match_limit: 8 },
    },
    {
      question:
        'free money check: company goes dollar for dollar on the first 4%, salary 95,000, i contribute 3%',
      input: { salary: 95_000, contribution_percent: 3, match_limit: 4, dollar_for_dollar: true },
    },
  ],
  sources: ['irs_pub_525', 'usc_26_423', 'irs_pub_15'],
});

function notesOf(kind: EmployerBenefit, salary: number, state: KnownState, facts: FactReader): Text[] {
  switch (kind) {
    case 'match':
      return [
        text`You stay until the match is yours; plans can take some years for that.`,
        text`Your own contribution is counted up to ${fact('elective_deferral_limit', facts.get('elective_deferral_limit'), 'usd')} a year, without catch-up contributions, and pay up to the limit of the law for plans.`,
      ];
    case 'espp':
      return [
        text`The shares are sold on the day they are bought, so all of the gain is taxed like wages; no Social Security and Medicare tax is due on it.`,
        text`Left out: state tax, and the other treatment of shares that are held long enough.`,
      ];
    case 'rsu':
      return [
        salary > 0
          ? text`Pay and vesting shares are your only income, and you take the standard deduction.`
          : text`No salary is given, so the shares are taxed at the rate named, or at a common one, and with Social Security and Medicare.`,
        text`No other bonus or stock was paid this year; together they can reach the top rate of withholding sooner.`,
        ...(salary > 0 ? stateNotes(state).assumptions : [text`Left out: state tax.`]),
        ...(salary > 0 && state.kind === 'known'
          ? [text`State tax on what the shares gain after they vest is left out.`]
          : []),
      ];
  }
}

function explainPurchase(at: (id: string) => Figure, price: number): Explanation {
  return {
    conclusion: text`You’d make ${at('espp_gain')} before tax and about ${at('espp_after_tax')} after tax if you sell right away.`,
    openings: {
      yesno: text`Yes, join: you’d make about ${at('espp_after_tax')} after tax by selling right away.`,
      which: text`Sell right away: you keep about ${at('espp_after_tax')} after tax without betting on your employer’s stock.`,
      rate: text`You’d make ${at('espp_return')} on what you put in, before tax.`,
    },
    reasons: [
      text`The shares are worth ${at('espp_value')}${price > 0 ? text` at ${given('end_price', price, 'usd', { decimals: 2 })} on the day of purchase` : ''}, ${at('espp_return')} more than you put in.`,
      text`The gain is taxed like wages: about ${at('espp_tax')}.`,
    ],
    next: [
      text`Sell the same day: it locks in the ${at('espp_after_tax')} and leaves nothing riding on the company that pays you.`,
      text`Check the cost basis your broker reports: the part already taxed as wages is often missing.`,
    ],
  };
}
