import { choice, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { statesWithoutTax, stateCodes, type StateCode } from '#advisor/facts/states.ts';
import { cashField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { dateSides, dateVerdicts, verdictByDate } from '#advisor/guides/investing/cash-by-date.ts';
import { text } from '#advisor/quantities/text.ts';

/** For less, the difference after state tax is a few dollars a year. */
const smallSum = 5000;
/** Further away than this, fixing the rate matters more than the state's tax. */
const monthsAway = 1;
/** Needed sooner, a bill that matures in weeks is a nuisance. */
const soonYears = 0.25;

interface Cash {
  cash?: number | undefined;
  amount?: number | undefined;
}

const sumOf = ({ cash, amount }: Cash) => amount ?? cash;

const insured = ({ facts }: GuideContext) =>
  fact('deposit_insurance_limit', facts.get('deposit_insurance_limit'), 'usd');

export const savingsOrTBills = defineGuide({
  id: 'savings_or_t_bills',
  title: 'Savings account, CD, T-bills or a money market fund',
  about:
    'Keep cash in a high-yield savings account, CD, money market, Treasury bills or I bonds, by when it is needed and by state tax',
  questions: [
    'high-yield savings or T-bills',
    'savings account vs treasury bills if I live in California',
    'where should i park 60k for a year, hysa or t-bills',
    'no income tax in texas, are t-bills still better than savings?',
    'money market fund or high yield savings for my down payment',
    'is SGOV better than my 4.1% savings account',
    'treasury money market fund vs bank account in new york',
    'should i move my emergency fund into treasury bills',
    'CD, T-bill or HYSA for cash i need next summer',
    'do t-bills beat a savings account after taxes',
    'CD or money market or I bonds for a house we buy in three years',
    'should I put 20,000 in a 15 month CD or leave it in savings',
    "I'm 60 and don't want to lose any, CDs or I bonds?",
  ],
  simply:
    'All of these are safe places for cash. Interest from the government is free of state income tax, so where your state taxes income it can leave you more; otherwise take the better rate and the easier access.',
  input: {
    cash: cashField,
    amount: money({
      label: 'Amount',
      roles: ['lump_sum', 'hold_amount:cash', 'goal_amount'],
      min: 1,
      max: 1e9,
    }),
    // Of a poor rate now and a better one elsewhere, the better one is in question.
    savings_rate: percent({
      label: 'Savings rate',
      roles: ['rate_savings'],
      order: 'falling',
      min: 0,
      max: 20,
    }),
    state_rate: percent({ label: 'State tax rate', roles: ['rate_tax'], min: 0, max: 15 }),
    bill_rate: percent({
      label: 'Yield of the bills',
      roles: ['rate_yield', 'risk_free', 'rate_savings#2'],
      min: 0,
      max: 20,
    }),
    needed: years({ label: 'Time until you need it', roles: ['horizon', 'term'], min: 0, max: 30 }),
    state: choice<StateCode>({ label: 'State', fact: 'state', options: stateCodes }),
    state_tax: choice({ label: 'State income tax', options: ['yes', 'none'] }),
    compare: choice({
      label: 'Held against each other',
      options: ['by_date'],
      facts: { by_date: ['account=cd', 'account=i_bond'] },
    }),
    use: choice({ label: 'What it is for', options: ['emergency', 'later'] }),
  },
  sides: dateSides,
  decide: (
    { needed, compare, state, state_tax: asked, use, savings_rate: savings, bill_rate: bills, ...rest },
    context,
  ) => {
    const sum = sumOf(rest);
    if (sum !== undefined && sum > context.facts.get('deposit_insurance_limit')) return 'over_insured';
    const isTreasuryAsked = bills !== undefined && savings !== undefined;
    if (compare !== undefined && use !== 'emergency' && !isTreasuryAsked && (needed ?? 1) >= soonYears)
      return needed === undefined ? 'which_safe' : verdictByDate(needed);
    if (use === 'emergency' || (needed !== undefined && needed < soonYears)) return 'savings';
    if (sum !== undefined && sum < smallSum) return 'savings';
    const taxed = state === undefined ? asked : statesWithoutTax.has(state) ? 'none' : 'yes';
    if (savings !== undefined && bills !== undefined && taxed === 'none')
      return savings >= bills ? 'savings' : 'treasuries';
    const stateRate = rest.state_rate;
    if (savings !== undefined && bills !== undefined && stateRate !== undefined)
      return savings * (1 - stateRate / 100) > bills ? 'savings' : 'treasuries';
    if (taxed === 'yes')
      return savings !== undefined && bills !== undefined && savings > bills ? 'compare' : 'treasuries';
    if (taxed === undefined && needed !== undefined && needed > monthsAway) return verdictByDate(needed);
    return taxed === 'none' ? 'better_rate' : 'by_state';
  },
  verdicts: {
    ...dateVerdicts,
    by_state: () => ({
      opening: text`Use T-bills or a Treasury money market fund if your state taxes income, and the better-paying savings account if it doesn't.`,
      because: [
        text`Interest from Treasuries is free of state and local income tax, and bank interest isn't. In a high-tax state that can be worth half a percentage point.`,
        text`Money you may need tomorrow belongs in savings either way.`,
      ],
      unless: text`the amount is small. Then the difference is a few dollars, and one account is simpler.`,
      next: text`Compare today's rates on the same day: the account's APY and the fund's seven-day yield.`,
    }),
    treasuries: (told) => ({
      opening: text`Use T-bills or a Treasury money market fund for this money.`,
      because: [
        told.savings_rate === undefined || told.bill_rate === undefined
          ? text`Your state taxes bank interest but not interest from Treasuries, so at about the same rate you keep more.`
          : told.state_rate === undefined
            ? text`They pay ${given('bill_rate', told.bill_rate, 'percent')} next to ${given('savings_rate', told.savings_rate, 'percent')}, and no state taxes that interest.`
            : text`After ${given('state_rate', told.state_rate, 'percent')} of state tax, savings at ${given('savings_rate', told.savings_rate, 'percent')} keep about ${{ value: told.savings_rate * (1 - told.state_rate / 100), unit: 'percent' as const, decimals: 2 }}. Bills at ${given('bill_rate', told.bill_rate, 'percent')} lose nothing to the state.`,
        text`A fund that holds only Treasuries is the easy way: you can sell any business day. Bills lock in today's rate until they mature.`,
      ],
      unless: text`you need some of it within days. Keep that part in savings.`,
      next: text`Buy the fund or the bills at your broker without a fee, and match the date to when you need the money.`,
    }),
    compare: ({ savings_rate: savings, bill_rate: bills }) => ({
      opening: text`It's close: the savings account pays more, but your state takes part of its interest.`,
      because: [
        text`${given('savings_rate', savings!, 'percent')} is taxed by your state, ${given('bill_rate', bills!, 'percent')} isn't. Multiply the savings rate by your state's tax rate, and take that off before you compare.`,
      ],
      unless: text`the savings rate is a teaser that ends soon. Then the bills win.`,
      next: text`Look up your state bracket, take it off the savings rate, and choose the higher one.`,
    }),
    better_rate: () => ({
      opening: text`Take the one with the better rate today, usually the simpler savings account, since your state has no income tax on it.`,
      because: [
        text`The advantage of Treasuries is that states can't tax them, and yours doesn't tax interest anyway. Savings can be reached the same day.`,
      ],
      unless: text`you want to lock in today's rate for some months. Then a T-bill or a CD does that.`,
      next: text`Compare the account's APY with the yield of a bill for your date, and pick the higher one.`,
    }),
    savings: ({ savings_rate: savings, ...told }) => ({
      opening: text`Keep it in a high-yield savings account.`,
      because: [
        sumOf(told) === undefined
          ? text`You can reach it the same day, and it can't lose value. What T-bills might add after tax is small for money that has to be at hand.`
          : text`For ${given('cash', sumOf(told)!, 'usd')} the difference after tax is small, and you can reach savings the same day.`,
        ...(savings === undefined
          ? []
          : [
              text`At ${given('savings_rate', savings, 'percent')}, check twice a year that the bank hasn't lowered it quietly.`,
            ]),
      ],
      unless: text`your bank pays close to nothing. Then move to an online bank this week.`,
      next: text`Compare your rate with two large online banks, and switch if it's a full point lower.`,
    }),
    over_insured: ({ cash, amount }, context) => ({
      opening: text`Put most of it in T-bills or a Treasury money market fund, because one bank insures only ${insured(context)} for each owner.`,
      because: [
        text`${given('cash', sumOf({ cash, amount })!, 'usd')} is above that. Treasuries are owed by the government itself, without a limit, and no state taxes their interest.`,
      ],
      unless: text`you split it over several banks or owners. Then each is insured by itself.`,
      next: text`Keep the next few months of bills in savings, and move the rest at your broker.`,
    }),
  },
  asks: [
    {
      field: 'use',
      question: 'What is the money for?',
      settled: ({ needed }) => needed !== undefined,
      choices: [
        { label: 'Emergencies', value: 'emergency' },
        { label: 'Something later', value: 'later' },
      ],
    },
    {
      field: 'state_tax',
      question: 'Does your state tax income?',
      settled: ({ state }) => state !== undefined,
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'none' },
      ],
    },
  ],
  followUps: ['How do I buy Treasury bills?', 'Can a money market fund lose money?'],
  articles: [
    'treasury-bills',
    'high-yield-savings-and-money-market-funds',
    'certificates-of-deposit',
    'i-bonds',
    'state-income-tax',
  ],
  related: ['risk-free-rate'],
  sources: ['fdic_insurance', 'treasury_i_bonds', 'occ_cd_penalty'],
});
