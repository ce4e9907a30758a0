import { simpleReturnFormulas } from '#advisor/calculators/investing/returns/simple-return-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import {
  calendarYear,
  money,
  moneyPerYear,
  percent,
  ratio,
  years,
} from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** Below it, a yearly rate would blow up what a few weeks returned. */
const shortestYears = 1;

/** What one investment has returned, from what was paid and what it is worth. */
export const simpleReturn = defineCalculator({
  name: 'simple_return',
  version: 2,
  title: 'Return on an investment',
  about:
    'The profit or loss, the return in percent and the yearly growth rate (CAGR) of one investment, from what was paid, what it is worth or sold for, dividends, costs and the time held.',
  simply:
    "It's what you got out compared with what you put in, and how much that is for each year you waited.",
  input: {
    paid: money({
      label: 'Purchase price',
      ask: 'how much did you put in, or pay for it',
      roles: ['price_buy', 'lump_sum', 'home_basis'],
      min: 0.0001,
      max: 1e10,
    }),
    worth: money({
      label: 'Current value or sale price',
      ask: 'what is it worth now',
      roles: ['price_now', 'home_value', 'goal_amount'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'the gain or the loss is given instead' },
    }),
    gain: money({
      label: 'Gain in dollars',
      roles: ['gain_amount'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'it follows from what the investment is worth' },
    }),
    loss: money({
      label: 'Loss in dollars',
      roles: ['loss_amount'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'it follows from what the investment is worth' },
    }),
    gain_rate: percent({
      label: 'Gain in percent',
      roles: ['gain_rate'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'it follows from what the investment is worth' },
    }),
    loss_rate: percent({
      label: 'Loss in percent',
      roles: ['loss_rate'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'it follows from what the investment is worth' },
    }),
    added: money({
      label: 'Money added later',
      roles: ['home_improvement', 'closing_costs'],
      adds: true,
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'nothing was added' },
    }),
    dividend: moneyPerYear({
      label: 'Dividend per share',
      roles: ['dividend_per_share'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no dividend per share was mentioned' },
    }),
    shares: ratio({
      label: 'Number of shares',
      roles: ['n_shares'],
      // Without a dividend per share, prices told of one share are already those of all of them.
      beside: ['dividend_per_share'],
      min: 1e-6,
      max: 1e9,
      default: { value: 1, reason: 'the amounts are taken for the whole investment' },
    }),
    received: money({
      label: 'Dividends or other payments received',
      roles: ['dividend_income', 'cash_flow'],
      adds: true,
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'no dividends were mentioned' },
    }),
    costs: money({
      label: 'Fees and other costs',
      roles: ['fee_amount', 'selling_costs'],
      adds: true,
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'no costs were mentioned' },
    }),
    selling_rate: percent({
      label: 'Selling costs in percent',
      roles: ['selling_rate'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'no commission was mentioned' },
    }),
    years: years({
      label: 'Time held',
      roles: ['time_held', 'horizon'],
      min: 0,
      max: 200,
      default: { value: 0, reason: 'no time was mentioned' },
    }),
    since: calendarYear({
      label: 'Year of purchase',
      roles: ['year_past'],
      min: 0,
      max: 2100,
      default: { value: 0, reason: 'no year was mentioned' },
    }),
  },
  alternatives: [
    {
      fields: ['worth', 'gain', 'loss', 'gain_rate', 'loss_rate'],
      problem: 'Give one of these: what it’s worth now, the gain, or the loss.',
    },
    { fields: ['years', 'since'] },
  ],
  check({ paid, shares, worth, gain, loss, gain_rate: up, loss_rate: down }) {
    if (worth + gain + loss + up + down === 0) return 'Give what it’s worth now, or what you sold it for.';
    return loss > paid * shares ? 'The loss is larger than what you paid: give a smaller loss.' : null;
  },

  run(input, { facts }) {
    const bought = input.paid * input.shares;
    const cost = bought + input.added;
    const moved = input.gain - input.loss + (bought * (input.gain_rate - input.loss_rate)) / 100;
    const value = input.worth > 0 ? input.worth * input.shares : cost + moved;
    const sinceYear = input.since > 0 ? Math.max(0, facts.year - input.since) : 0;
    const time = input.years > 0 ? input.years : sinceYear;
    const dividends = input.received + input.dividend * input.shares * (time > 0 ? time : 1);
    const net = value * (1 - input.selling_rate / 100) + dividends - input.costs;
    const profit = net - cost;
    const isLoss = profit < 0;
    const share = figure(
      'return',
      isLoss ? 'Loss in percent' : 'Return',
      (Math.abs(profit) / cost) * 100,
      'percent',
    );
    const dollars = figure('profit', isLoss ? 'Loss' : 'Profit', Math.abs(profit), 'usd');
    const isLong = time >= shortestYears;
    // Who owes more than there was has lost more than everything: no yearly rate describes that.
    const hasRate = isLong && net > 0;
    const yearly = hasRate
      ? [
          figure(
            'yearly_growth',
            'Yearly growth',
            (growthFactor(net / cost - 1, 1 / time) - 1) * 100,
            'percent',
          ),
        ]
      : [];
    const back = figure('came_back', 'Value with payments, less costs', net, 'usd');
    const held = figure('years_held', 'Time held', time, 'years');
    return {
      figures: [
        share,
        dollars,
        ...yearly,
        back,
        figure('multiple', 'Multiple of the purchase price', net / cost, 'ratio'),
        ...(time > 0 ? [held] : []),
      ],
      steps: [
        { label: 'Paid', formula: 'price x shares', value: cost, unit: 'usd' },
        {
          label: 'Came back',
          formula: 'worth x shares + dividends - costs',
          value: net,
          unit: 'usd',
        },
        { label: 'Profit', formula: 'came back - paid', value: profit, unit: 'usd' },
        { label: 'Return', formula: 'profit / paid', value: (profit / cost) * 100, unit: 'percent' },
        ...(yearly[0]
          ? [
              {
                label: 'Yearly growth',
                formula: '(came back / paid)^(1 / years) - 1',
                value: yearly[0].value,
                unit: 'percent' as const,
              },
            ]
          : []),
      ],
      assumptions: [
        text`Taxes are left out, and nothing was added or taken out in between except what you mentioned.`,
        ...(input.shares !== 1 ? [text`The purchase price and the current value are per share.`] : []),
        ...(dividends > 0
          ? [text`Dividends count as cash in hand at the end: they weren’t reinvested.`]
          : []),
        ...(input.years === 0 && sinceYear > 0
          ? [text`The time runs from the year of purchase to this year, in whole years.`]
          : []),
      ],
      warnings:
        time > 0 && !isLong
          ? [text`You held it for less than a year, so a yearly rate would overstate it.`]
          : [],
      detail: { isLoss, share, dollars, yearly: yearly[0], held, back },
    };
  },

  explain(
    { detail: { isLoss, share, dollars, yearly, held, back } },
    { paid, shares, gain_rate: gainRate, loss_rate: lossRate },
  ) {
    const bought =
      shares !== 1 ? text`You bought ${given('shares', shares, 'ratio')} shares at` : text`You paid`;
    return {
      conclusion: text`You ${isLoss ? 'lost' : 'made'} ${dollars}, a ${isLoss ? 'loss' : 'return'} of ${share}${yearly ? text`: ${yearly} a year over ${held}` : ''}.`,
      openings:
        gainRate > 0 || lossRate > 0
          ? { amount: text`It’s worth ${back} now: you ${isLoss ? 'lost' : 'made'} ${dollars}.` }
          : {},
      named: yearly ? { yearly_growth: text`It grew ${yearly} a year over ${held}.` } : {},
      reasons: [
        text`${bought} ${given('paid', paid, 'usd')}, and with everything counted it comes to ${back}.`,
        ...(yearly
          ? [
              text`The yearly rate is the steady growth that gets you to the same place; it isn’t the average of the years.`,
            ]
          : []),
      ],
      next: [text`Compare it with a broad index fund over the same time, dividends included.`],
    };
  },

  formulas: simpleReturnFormulas,
  examples: [
    {
      question: 'I bought 40 shares at $112 and they are at $168 now. What is my percent gain?',
      input: { paid: 112, worth: 168, shares: 40 },
    },
    {
      question: 'put 5k in an index fund 7 years ago, its 11,900 now. annual return?',
      input: { paid: 5000, worth: 11_900, years: 7 },
    },
    {
      question: 'Paid 18,000 for a classic car in 2015 and sold it for 44,500. What was that per year?',
      input: { paid: 18_000, worth: 44_500, since: 2015 },
    },
    {
      question: 'paid $1,240 for a lot of cards, sold for $2,065, fees took $270. profit in percent?',
      input: { paid: 1240, worth: 2065, costs: 270 },
    },
    {
      question: 'I put $600 in one stock and pulled out $214. How much did I lose?',
      input: { paid: 600, worth: 214 },
    },
  ],
  sources: ['sec_saving_investing', 'gips_standards'],
});
