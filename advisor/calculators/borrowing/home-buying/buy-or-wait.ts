import { buyOrWaitFields } from '#advisor/calculators/borrowing/home-buying/buy-or-wait-fields.ts';
import {
  buyOrWaitExamples,
  buyOrWaitFormulas,
} from '#advisor/calculators/borrowing/home-buying/buy-or-wait-words.ts';
import {
  costLater,
  costNow,
  downToday,
  paymentOn,
  refinancingGain,
  waitingCourse,
} from '#advisor/calculators/borrowing/home-buying/buying-later.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';
import { text } from '#advisor/quantities/text.ts';

/** Below this share of the price a difference over years is no reason for either. */
const tieShare = 0.01;
const highestRate = 25;
/** Points to each side of today's rate, on the chart. */
const chartReach = 3;

/** Whether to buy a home now or to wait for another rate or price. */
export const buyOrWait = defineCalculator({
  name: 'buy_or_wait',
  version: 1,
  title: 'Buy a home now or wait',
  about:
    'Whether to buy a house now or wait a year or more: what the price does meanwhile, a lower or higher mortgage rate later, the rent paid and the down payment saved while waiting, and the rate from which waiting pays.',
  simply:
    "While you wait, you save more and the rate may change, but you pay rent and the price may rise. It's about which of those is bigger.",
  input: buyOrWaitFields,
  groups: {
    'The home and the wait': ['price', 'rate', 'later_rate', 'wait', 'home_growth', 'stay'],
    'While you wait': ['rent', 'rent_growth', 'save', 'savings_rate'],
    'The loan': ['down_payment', 'down_percent', 'term', 'pmi_rate', 'refinance_costs'],
    'Costs of owning': [
      'tax_rate',
      'maintenance',
      'insurance_rate',
      'hoa',
      'buying_costs',
      'selling_costs',
      'investment',
    ],
  },
  alternatives: [{ fields: ['down_payment', 'down_percent'] }],
  check({ wait, stay, down_payment: down, price }) {
    if (stay <= wait) return 'The time until you sell must be longer than the wait.';
    return down > price ? 'The down payment can’t be more than the price.' : null;
  },

  run(input, { facts }) {
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const now = costNow(input, pmiRatio);
    const aheadAt = (later_rate: number) => now - costLater({ ...input, later_rate }, pmiRatio);
    const { priceLater, saved, rents } = waitingCourse(input);
    const even = solveRoot(aheadAt, 0, highestRate);
    const falls = input.later_rate < input.rate;
    const loanNow = input.price - downToday(input);
    const loanLater = Math.max(0, priceLater - saved);
    const gain = aheadAt(input.later_rate);
    const low = Math.max(0, Math.min(input.rate, input.later_rate) - chartReach);
    const steps = Array.from({ length: 2 * chartReach * 2 + 1 }, (_, index) => low + index / 2);
    return {
      figures: [
        figure('waiting_ahead', 'Gain from waiting over buying now', gain, 'usd', {
          labelBelowZero: 'Gain from buying now over waiting',
        }),
        ...(even === null
          ? []
          : [figure('even_rate', 'Rate below which waiting pays', even, 'percent', { decimals: 2 })]),
        figure('price_later', 'Price after waiting', priceLater, 'usd'),
        figure(
          'payment_now',
          'Loan payment if you buy now',
          paymentOn(loanNow, input.rate, input.term),
          'usd_per_month',
        ),
        figure(
          'payment_later',
          'Loan payment if you wait',
          paymentOn(loanLater, input.later_rate, input.term),
          'usd_per_month',
        ),
        figure('rent_paid', 'Rent paid while you wait', rents, 'usd'),
        figure('saved', 'Down payment saved by then', saved, 'usd'),
        ...(falls
          ? [
              figure(
                'refinance_gain',
                'Gain from buying now and refinancing then',
                refinancingGain(input),
                'usd',
                {
                  labelBelowZero: 'Loss from buying now and refinancing then',
                },
              ),
            ]
          : []),
        figure('cost_now', 'Cost of buying now in today’s dollars', now, 'usd'),
        figure('cost_waiting', 'Cost of waiting in today’s dollars', now - gain, 'usd'),
      ],
      steps: [
        { label: 'Down payment today', value: downToday(input), unit: 'usd' },
        { label: 'Loan if you buy now', formula: 'price - down payment', value: loanNow, unit: 'usd' },
        {
          label: 'Loan if you wait',
          formula: 'price after waiting - down payment saved by then',
          value: loanLater,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Both ways end with a sale on the same day, in ${given('stay', input.stay, 'years')}. Costs are in today’s dollars at ${given('investment', input.investment, 'percent')} a year.`,
        text`Prices and rents grow steadily; income tax is left out.`,
      ],
      warnings:
        input.rent === 0
          ? [text`No rent is counted while you wait. Any rent you pay makes buying sooner look better.`]
          : [],
      detail: { falls, points: steps.map((rate) => [rate, aheadAt(rate)] as const) },
    };
  },

  explain({ figures, detail: { falls } }, { price, wait, stay, rate, later_rate: later, home_growth }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const ahead = find('waiting_ahead');
    const amount = { ...ahead, value: Math.abs(ahead.value) };
    const [span, end] = [given('wait', wait, 'years'), given('stay', stay, 'years')];
    const even = figures.find(({ id }) => id === 'even_rate');
    const isTie = Math.abs(ahead.value) < price * tieShare;
    const refinanced = figures.find(({ id }) => id === 'refinance_gain');
    const beatsWaiting = refinanced && refinanced.value > 0 && refinanced.value > ahead.value;
    return {
      conclusion: isTie
        ? text`It’s nearly even: ${ahead.value > 0 ? 'waiting' : 'buying now'} leaves you about ${amount} ahead after ${end}, in today’s dollars.`
        : ahead.value > 0 && beatsWaiting
          ? text`Buy now: if the rate does fall, refinancing then gains about ${refinanced}, more than the ${amount} from waiting.`
          : ahead.value > 0
            ? text`Wait: if it goes like this, waiting ${span} leaves you about ${amount} ahead after ${end}, in today’s dollars.`
            : text`Buy now: waiting ${span} would leave you about ${amount} behind after ${end}, in today’s dollars.`,
      openings: {
        payment: text`The loan payment would be ${find('payment_now')} if you buy now and ${find('payment_later')} if you wait ${span}.`,
        ...(even ? { rate: text`Waiting ${span} pays if you get a mortgage below about ${even}.` } : {}),
      },
      reasons: [
        text`By then the home costs ${find('price_later')} at ${given('home_growth', home_growth, 'percent')} a year, and you’ve paid ${find('rent_paid')} of rent and have ${find('saved')} to put down.`,
        falls
          ? text`The payment goes from ${find('payment_now')} at ${given('rate', rate, 'percent')} to ${find('payment_later')} at ${given('later_rate', later, 'percent')}.`
          : text`The payment would be ${find('payment_now')} now and ${find('payment_later')} then.`,
        ...(even ? [text`Waiting pays only below a rate of about ${even}.`] : []),
        ...(beatsWaiting && ahead.value <= 0
          ? [text`If rates do fall, buying now and refinancing then gains ${refinanced} more.`]
          : []),
      ],
      next: [
        text`Buy when the payment fits your budget and you’ll stay for years. No one can tell you where rates and prices will be.`,
        text`Ask a lender for today’s rate and run this with it, and with a rate a point higher.`,
      ],
    };
  },

  chart: ({ detail: { points } }, { later_rate: later }) => ({
    kind: 'line',
    title: 'Gain or loss from waiting, by the rate you get then',
    x: { label: 'Mortgage rate after waiting', unit: 'percent' },
    y: { label: 'Gain or loss in today’s dollars', unit: 'usd' },
    about: later,
    series: [{ name: 'Gain or loss from waiting', points }],
  }),

  formulas: buyOrWaitFormulas,
  examples: buyOrWaitExamples,
  sources: ['cfpb_amortization', 'cfpb_pmi'],
});
