import { taxLossHarvestFormulas } from '#advisor/calculators/tax/gains/tax-loss-harvest-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { incomeBesideLoss, namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { choice, count, flag, money } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { ratesOf, taxAtRates, type TaxAtRates } from '#advisor/calculators/tax/gains/gain-rates.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const input = {
  filing_status: householdFields.filing_status,
  age: householdFields.age,
  income: incomeBesideLoss,
  rate: namedRate,
  short_loss: money({
    label: 'Short-term loss to take',
    roles: ['loss_amount:short'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the loss is long-term, unless you say short' },
  }),
  loss: money({
    label: 'Loss to take',
    ask: 'how big is the loss',
    roles: ['loss_amount:long', 'loss_amount'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the short-term loss is given' },
  }),
  holding: choice<'long' | 'short'>({
    label: 'Holding time of the losing investment',
    fact: 'holding',
    options: ['long', 'short'],
    default: { value: 'long', reason: 'most holdings are older than a year' },
  }),
  short_gain: householdFields.short_gain,
  long_gain: householdFields.long_gain,
  long_carryover: householdFields.long_carryover,
  short_carryover: householdFields.short_carryover,
  qualified_dividends: householdFields.qualified_dividends,
  buys_back: flag({
    label: 'Repurchase around the sale',
    fact: 'flag=buys_back',
    default: { value: false, reason: 'nothing is said of buying it again' },
  }),
  days_apart: count({
    label: 'Number of days before you buy it back',
    roles: ['days'],
    rolesWith: { 'flag=buys_back': ['horizon'] },
    min: 0,
    max: 3650,
    default: { value: 0, reason: 'no number of days is mentioned' },
  }),
};

/** What the gains of a year come to, by the return or by rates. */
type TaxedGains = Pick<TaxAtRates, 'gains' | 'totalTax' | 'carryover'>;

const carried = ({ carryover }: TaxedGains): Cents => carryover.short + carryover.long;

/** Where the loss goes: against gains, against income, into next year. */
function whereItGoes(loss: Cents, withLoss: TaxedGains, without: TaxedGains) {
  const gainsBefore = Math.max(0, without.gains.short + without.gains.long);
  const againstGains = Math.min(loss, gainsBefore);
  const carriedOver = carried(withLoss) - carried(without);
  return { againstGains, carriedOver, againstIncome: loss - againstGains - carriedOver };
}

/** What taking a loss saves. */
export const taxLossHarvest = defineCalculator({
  name: 'tax_loss_harvest',
  version: 2,
  title: 'Tax-loss harvesting',
  about:
    'What selling an investment at a loss saves in federal tax this year, how much of the loss is carried over, and whether the wash-sale rule puts it off.',
  simply:
    "A loss you've sold can cancel out gains, so you pay less tax. You can't buy the same thing back right away, or the loss doesn't count yet.",
  input,
  check: ({ loss, short_loss: short }) => (loss + short === 0 ? 'Give the loss you would take.' : null),

  run(given_, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const limit = forStatus(facts.get('capital_loss_limit'), given_.filing_status);
    const washDays = facts.get('wash_sale_days');
    const isWashSale = given_.days_apart > 0 ? given_.days_apart <= washDays : given_.buys_back;
    const loss = toCents(given_.loss + given_.short_loss);
    const counted = isWashSale ? 0 : loss;
    const household = householdFrom({
      ...given_,
      short_loss: 0,
      other_income: given_.income,
    });
    const gains = { ...household.gains };
    if (!isWashSale) {
      gains[given_.holding] -= toCents(given_.loss);
      gains.short -= toCents(given_.short_loss);
    }
    // Without an income the brackets say nothing: then a named rate counts, or the usual ones.
    const hasIncome = given_.income + given_.qualified_dividends > 0;
    const rates = ratesOf(given_.rate, facts);
    const taxed = (all: typeof gains): TaxedGains =>
      hasIncome ? federalReturn({ ...household, gains: all }, facts) : taxAtRates(all, rates, toCents(limit));
    const without = taxed(household.gains);
    const done = taxed(gains);
    const goes = whereItGoes(counted, done, without);
    const saved = without.totalTax - done.totalTax;
    const days = fact('wash_sale_days', washDays, 'count');
    const yearsLeft = Math.ceil(carried(done) / toCents(limit));
    return {
      figures: [
        centsFigure('tax_saved', 'Federal tax saved this year', saved),
        centsFigure('against_gains', 'Loss used against gains', goes.againstGains),
        centsFigure('against_income', 'Loss you can deduct from other income', goes.againstIncome),
        centsFigure('carried_over', 'Loss carried over from this sale', goes.carriedOver),
        centsFigure('put_off', 'Loss put off by the wash-sale rule', loss - counted),
        centsFigure('carryover', 'Total loss carried over to next year', carried(done)),
        ...(yearsLeft > 0
          ? [figure('years_to_use', 'Time to use it up, with no more gains', yearsLeft, 'years')]
          : []),
        ...(given_.rate > 0 && hasIncome
          ? [
              centsFigure(
                'saved_at_named_rate',
                'Tax saved at the rate you named',
                percentOf(goes.againstGains + goes.againstIncome, given_.rate),
              ),
            ]
          : []),
      ],
      steps: [
        centsStep('Net gain or loss before', without.gains.short + without.gains.long),
        centsStep('Net gain or loss after', done.gains.short + done.gains.long, 'before - loss that counts'),
        centsStep('Tax without the loss', without.totalTax),
        centsStep('Tax with the loss', done.totalTax),
        centsStep('Saved this year', saved, 'tax without - tax with'),
      ],
      assumptions: [
        ...(hasIncome
          ? []
          : [
              text`Your other income isn’t known: it’s worked out at ${fact('income_tax_rates', rates.ordinary, 'percent')} on ordinary income and short-term gains and ${fact('long_term_gain_rates', rates.long, 'percent')} on long-term gains${given_.rate > 0 ? ', which go with the rate you named' : ', the rates most people pay'}.`,
            ]),
        text`Up to ${fact('capital_loss_limit', limit, 'usd')} of a net loss counts against other income in a year; the rest waits without limit of time.`,
        text`What you buy instead starts with a lower cost, so part of the saving comes back as tax when you sell it: harvesting mostly puts tax off.`,
        text`The loss is in a taxable account. Left out: state tax, trading costs and the alternative minimum tax.`,
      ],
      warnings: [
        ...warnings,
        isWashSale
          ? text`This is a wash sale: bought within ${days} days before or after, the loss of ${centsFigure('put_off', '', loss)} does not count now. It is added to the cost of the new shares; in an IRA it is gone for good.`
          : text`Do not buy the same or a substantially identical investment within ${days} days before or after the sale, in any account of yours or your spouse’s, dividends reinvested included.`,
      ],
      detail: { year, days, isWashSale },
    };
  },

  explain({ figures, detail: { year, days, isWashSale: washSale } }, { days_apart: apart, income, rate }) {
    const at = (id: string) => requireFigure(figures, id);
    const yearsToUse = findFigure(figures, 'years_to_use');
    const used = text`You can deduct ${at('against_income')} of it from your other income for ${year}, and ${at('carried_over')} carries over to next year.`;
    // What it saves hangs on a rate that was not told; what is deducted does not.
    const isRateUnknown = income === 0 && rate === 0 && at('against_income').value > 0;
    return {
      conclusion: washSale
        ? text`It saves you ${at('tax_saved')} this year: buying it again makes it a wash sale, so ${at('put_off')} of loss has to wait.`
        : isRateUnknown
          ? used
          : text`Taking the loss would save you about ${at('tax_saved')} in federal tax for ${year}.`,
      openings: {
        yesno: washSale
          ? text`Not this year: buying it back so soon makes it a wash sale, so ${at('put_off')} of the loss has to wait.`
          : at('tax_saved').value > 0
            ? text`Yes, taking the loss saves you about ${at('tax_saved')} for ${year}.`
            : text`You can, but it saves ${at('tax_saved')} this year; ${at('carried_over')} carries over.`,
        ...(yearsToUse
          ? { time: text`It takes about ${yearsToUse} to use it all, with no more gains.` }
          : {}),
      },
      named: washSale
        ? {}
        : {
            against_income: used,
            carryover: text`${at('carryover')} of losses carries over to next year; ${at('against_income')} comes off your other income for ${year}.`,
          },
      reasons: washSale
        ? [text`A loss counts only if you don’t buy the same investment within ${days} days before or after.`]
        : [
            ...(isRateUnknown
              ? [
                  text`At the rates most people pay that saves about ${at('tax_saved')}; tell me your income for your own figure.`,
                ]
              : []),
            text`${at('against_gains')} of it cancels gains, ${at('against_income')} lowers your other income, and ${at('carried_over')} is carried over.`,
            ...(apart > 0
              ? [
                  text`Waiting ${given('days_apart', apart, 'count')} days clears the wash-sale window of ${days} days.`,
                ]
              : []),
            text`Losses cancel gains of their own kind first: a loss against short-term gains is worth the most, because those are taxed at ordinary rates.`,
          ],
      next: [
        text`Stay invested by buying something similar but not substantially identical, such as a fund that tracks another index.`,
        text`Turn off dividend reinvestment in that holding, in every account, before you sell.`,
        text`Report the sale on Form 8949, and keep track of what is carried over.`,
      ],
    };
  },

  chart: ({ figures }) => ({
    kind: 'bar',
    title: 'Where the loss goes',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'Loss', unit: 'usd' },
    series: figures
      .filter(({ id }) => ['against_gains', 'against_income', 'carried_over', 'put_off'].includes(id))
      .map(({ label, value }, index) => ({ name: label, points: [[index + 1, value] as const] })),
  }),

  formulas: taxLossHarvestFormulas,
  examples: [
    {
      question: 'How much does a $9,000 loss save me in the 24% bracket with no gains?',
      input: { loss: 9000, rate: 24 },
    },
    {
      question: 'I earn 120k, have a $10,000 long-term gain and could harvest a 15k loss. What does it save?',
      input: { income: 120_000, long_gain: 10_000, loss: 15_000 },
    },
    {
      question: 'Is it worth selling a fund that is down $8,000? My salary is $90,000 and I have no gains.',
      input: { income: 90_000, loss: 8000 },
    },
    {
      question: 'If I take a five thousand dollar loss and buy it back next week, does it count? I make 75k.',
      input: { income: 75_000, loss: 5000, buys_back: true },
    },
    {
      question: 'crypto is 20k underwater, i make 150k and sold stock for a 12k long-term gain. dump it?',
      input: { income: 150_000, loss: 20_000, long_gain: 12_000 },
    },
    {
      question: 'write off a $3,500 loser against 64k of pay, how much off my taxes',
      input: { income: 64_000, loss: 3500 },
    },
  ],
  sources: ['irs_pub_550', 'usc_26_1091', 'usc_26_1211'],
});
