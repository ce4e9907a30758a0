import { capitalGainsTaxFormulas } from '#advisor/calculators/tax/gains/capital-gains-tax-formulas.ts';
import {
  capitalGainsFields,
  isAnyIncomeTold,
  isHoldingOpen,
  monthsOfHome,
  monthsOfShortTerm,
} from '#advisor/calculators/tax/gains/capital-gains-fields.ts';
import { compareAtRates, compareReturns, stepsOf } from '#advisor/calculators/tax/gains/compare-gains.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given as told } from '#advisor/calculators/define/result.ts';
import { barsByRate } from '#advisor/calculators/tax/federal/bars-by-rate.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { gainsSchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { ratesOf } from '#advisor/calculators/tax/gains/gain-rates.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { rentalWarning } from '#advisor/calculators/tax/gains/rental-warning.ts';
import { roomInBracket } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { gainOfSale, pricesOf } from '#advisor/calculators/tax/gains/sale-fields.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { minimumTaxWarnings } from '#advisor/calculators/tax/federal/return-notes.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { percentOf, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** What selling costs in federal tax. */
export const capitalGainsTax = defineCalculator({
  name: 'capital_gains_tax',
  version: 4,
  title: 'Capital gains tax',
  about:
    'The federal tax on selling something at a gain or a loss: short-term and long-term, netted against each other, with your other income or your bracket, earlier losses and the net investment income tax.',
  simply:
    "You're taxed on the gain, what you got minus what you paid, and only when you sell. If you held it for more than a year, the rate is usually lower.",
  input: capitalGainsFields,
  check: ({ long_gain, short_gain, long_loss, short_loss, ...sale }) => {
    const { sold: sold_for, bought: bought_for } = pricesOf(sale);
    const isGain = long_gain !== 0 || short_gain !== 0;
    if (sold_for > 0 && bought_for === 0 && !isGain)
      return sale.inherited
        ? 'Give what it was worth on the day of death as well.'
        : 'Give what you paid for it as well.';
    if (bought_for > 0 && sold_for === 0 && !isGain) return 'Give what you sold it for as well.';
    return [long_gain, short_gain, long_loss, short_loss, sold_for, bought_for].every(
      (amount) => amount === 0,
    )
      ? 'Give a gain, or what you paid and what you sold it for.'
      : null;
  },

  run(given, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const exclusion =
      given.home === 'yes' && !given.inherited && given.months_held >= monthsOfHome
        ? forJointReturn(facts.get('home_sale_exclusion'), given.filing_status)
        : 0;
    const wholeSale = (gainOfSale(given) * given.own_share) / 100;
    const excluded = Math.max(0, Math.min(wholeSale, exclusion));
    const sale = wholeSale - excluded;
    // What was inherited is long-term from the first day.
    const isLong = given.inherited || given.months_held > monthsOfShortTerm;
    // A gain that is named without its kind is of the kind that its holding time makes it.
    const gainIsLong = isLong || given.short_gain !== 0;
    const household = householdFrom({
      ...given,
      other_income: given.income,
      long_gain: (gainIsLong ? given.long_gain : 0) + (isLong ? sale : 0),
      short_gain: (gainIsLong ? given.short_gain : given.long_gain) + (isLong ? 0 : sale),
    });
    const gain = household.gains.short + household.gains.long;
    const full = compareReturns(household, facts);
    // Without an income the brackets say nothing: then a named rate counts, or the usual ones.
    const hasIncome = given.no_other_income || isAnyIncomeTold(given);
    const rates = ratesOf(given.rate, facts);
    const { done, tax, atLongRates, investment, savedByWaiting } = hasIncome
      ? full
      : compareAtRates(household, rates, facts);
    const withSale = (gains: { long: number; short: number }) => {
      const other = { ...household, gains: { ...household.gains, ...gains } };
      return (hasIncome ? compareReturns(other, facts) : compareAtRates(other, rates, facts)).tax;
    };
    // A sale of which nobody says how long it was held is told both ways.
    const isOpen = isHoldingOpen(given) && sale > 0;
    const { long, short } = household.gains;
    const taxIfShort = isOpen ? withSale({ long: long - toCents(sale), short: short + toCents(sale) }) : 0;
    const taxIfNotHome = excluded > 0 ? withSale({ long: long + toCents(excluded), short }) : 0;
    const schedule = gainsSchedule(given.filing_status, facts);
    const { taxableIncome } = full.done;
    const zeroRoom =
      hasIncome && taxableIncome < schedule.tops[0]! ? roomInBracket(schedule, taxableIncome) : 0;
    const carryover = done.carryover.short + done.carryover.long;
    const lossUsed = Math.max(0, -(done.gains.short + done.gains.long) - carryover);
    return {
      figures: [
        centsFigure('tax_on_gain', 'Federal tax on the gain', tax),
        centsFigure('gain', excluded > 0 ? 'Taxable gain' : 'Total gain for the year', gain, {
          labelBelowZero: 'Total loss for the year',
        }),
        ...someCents('tax_if_short', 'Tax if you held it a year or less', taxIfShort),
        ...someCents('excluded', 'Gain on your home that isn’t taxed', toCents(excluded)),
        ...someCents('tax_if_not_home', 'Tax if it wasn’t your main home', taxIfNotHome),
        figure('rate_on_gain', 'Tax as a share of the gain', gain > 0 ? (tax / gain) * 100 : 0, 'percent'),
        centsFigure('kept', 'Gain after federal tax', gain - tax),
        centsFigure('long_term_tax', 'Tax at long-term rates', atLongRates),
        centsFigure('net_investment_tax', 'Net investment income tax', investment),
        centsFigure('ordinary_tax', 'Tax at ordinary rates', tax - atLongRates - investment),
        ...(hasIncome
          ? someCents(
              'tax_at_named_rate',
              'Tax at the rate you named',
              percentOf(Math.max(0, gain), given.rate),
            )
          : [centsFigure('without_income', 'Tax if you had no other income', full.tax)]),
        ...someCents('saved_by_waiting', 'Tax saved if the short-term gain were long-term', savedByWaiting),
        ...someCents('room_at_zero', 'Room for long-term gain at the lowest rate', zeroRoom),
        ...someCents('loss_used', 'Loss used against other income this year', lossUsed),
        ...someCents('loss_carryover', 'Loss carried over to next year', carryover),
      ],
      steps: [
        centsStep('Net short-term gain', done.gains.short, 'short-term gains - losses - carryover'),
        centsStep('Net long-term gain', done.gains.long, 'long-term gains - losses - carryover'),
        ...(hasIncome ? stepsOf(full, schedule.rates) : []),
        centsStep('Federal tax on the gain', tax, hasIncome ? 'tax with it - tax without it' : 'gain x rate'),
      ],
      assumptions: [
        ...(given.inherited
          ? [
              text`The cost of something inherited is its worth on the day of death, and the gain is long-term. What the person who died had paid doesn’t count.`,
            ]
          : []),
        ...(given.own_share < 100
          ? [
              text`The prices are those of all of it, and ${told('own_share', given.own_share, 'percent')} of the gain is yours.`,
            ]
          : []),
        ...(hasIncome
          ? [
              text`The tax is the difference between your federal tax with and without the gain, with the standard deduction.`,
            ]
          : [
              text`Your other income isn’t known: long-term gains are taxed at ${fact('long_term_gain_rates', rates.long, 'percent')} and short-term ones at ${fact('income_tax_rates', rates.ordinary, 'percent')} here${given.rate > 0 ? ', which go with the rate you named' : ', the rates most people pay'}.`,
            ]),
        text`Left out: state tax, the alternative minimum tax, and the rates of collectibles, depreciated real estate and small-business stock.`,
      ],
      warnings: [
        ...warnings,
        ...(given.home === 'yes' && !given.inherited && exclusion === 0 && wholeSale > 0
          ? [
              text`Owned or lived in for less than two of the last five years, the gain on a home is taxed in full, unless you sold because of work, health or something unforeseen: then a part is excluded.`,
            ]
          : []),
        ...(given.rented_out && sale > 0 ? [rentalWarning] : []),
        ...minimumTaxWarnings(household, full.done.agi, facts),
      ],
      detail: {
        year,
        hasIncome,
        byRate: full.byRate.map((part, index) => [schedule.rates[index]!, toDollars(part)] as const),
      },
    };
  },

  explain({ figures, detail: { year, hasIncome } }, { rate, own_share: share, home }) {
    const at = (id: string) => requireFigure(figures, id);
    const [tax, gain] = [at('tax_on_gain'), at('gain')];
    const alone = findFigure(figures, 'without_income');
    const [ifShort, excluded, notHome] = [
      findFigure(figures, 'tax_if_short'),
      findFigure(figures, 'excluded'),
      findFigure(figures, 'tax_if_not_home'),
    ];
    const atNamed = findFigure(figures, 'tax_at_named_rate');
    const waiting = findFigure(figures, 'saved_by_waiting');
    const room = findFigure(figures, 'room_at_zero');
    const carryover = findFigure(figures, 'loss_carryover');
    const parts = [
      [at('long_term_tax'), 'at long-term rates'],
      [at('ordinary_tax'), 'at ordinary rates'],
      [at('net_investment_tax'), 'as net investment income tax'],
    ] as const;
    return {
      conclusion: excluded
        ? gain.value > 0
          ? text`If it was your main home for two of the last five years, ${excluded} of the gain isn’t taxed; the other ${gain} costs you ${tax} in federal tax for ${year}.`
          : text`If it was your main home for two of the last five years, you owe no federal tax: all ${excluded} of the gain is excluded.`
        : gain.value > 0 && ifShort
          ? text`Selling costs you ${tax} in federal tax for ${year} if you held it for more than a year, or ${ifShort} if you held it a year or less.`
          : gain.value > 0
            ? text`Selling would cost you ${tax} in federal tax for ${year}, ${at('rate_on_gain')} of your ${gain} gain.`
            : text`Your sales come to ${gain} in all, which changes your federal tax for ${year} by ${tax}.`,
      ...(gain.value > 0 && !excluded && !ifShort
        ? {
            openings: {
              yesno:
                tax.value > 0
                  ? text`Yes, it’s taxed: about ${tax} of your ${gain} gain goes to federal tax for ${year}.`
                  : text`No, you’d owe no federal tax on your ${gain} gain for ${year}.`,
              rate: text`Your ${gain} gain is taxed at ${at('rate_on_gain')} overall, ${tax} for ${year}.`,
              ...(waiting
                ? {
                    change: text`Waiting until it’s long-term would save you ${waiting} of the ${tax} in tax.`,
                  }
                : {}),
            },
          }
        : {}),
      reasons: [
        ...(share < 100
          ? [text`Your ${gain} is your share of the gain, ${told('own_share', share, 'percent')} of it.`]
          : []),
        ...(notHome ? [text`If you didn’t live there that long, all of the gain is taxed: ${notHome}.`] : []),
        ...(ifShort
          ? [text`Your gain is ${gain}: after more than a year it’s taxed at the lower rates.`]
          : []),
        ...parts.flatMap(([part, how]) => (part.value === 0 ? [] : [text`${part} of the tax is ${how}.`])),
        ...(hasIncome
          ? [
              text`A long-term gain is stacked on top of your other income, so each part is taxed at the rate it reaches.`,
            ]
          : []),
        ...(alone && gain.value > 0
          ? [text`With no other income it would be ${alone}: tell me what you earn for the exact figure.`]
          : []),
        ...(atNamed ? [text`At the ${told('rate', rate, 'percent')} you named it would be ${atNamed}.`] : []),
        ...(waiting ? [text`If you held it for more than a year, the tax would be ${waiting} less.`] : []),
        ...(carryover ? [text`A loss of ${carryover} is left for next year.`] : []),
      ],
      next: [
        ...(waiting
          ? [
              text`If you haven’t sold yet and can wait until you’ve held it for more than a year, that saves ${waiting}.`,
            ]
          : []),
        ...(room ? [text`You could take ${room} more of long-term gain at the lowest rate this year.`] : []),
        // Whether it is sold already isn't told; a home has no lots.
        ...(home === 'no'
          ? [
              text`Losses you take on other investments in the same year come off your gains. If you haven’t sold yet, look for lots with a higher cost too.`,
            ]
          : tax.value > 0
            ? [text`Losses you take on other investments in the same year come off your gains.`]
            : []),
        ...(tax.value > 0
          ? [text`Set the ${tax} aside, and check whether you owe estimated tax for the quarter.`]
          : []),
      ],
    };
  },

  chart: ({ detail: { byRate } }) => ({
    kind: 'bar',
    title: 'Long-term gain by rate',
    x: { label: 'Rate', unit: 'percent' },
    y: { label: 'Gain taxed at it', unit: 'usd' },
    ...barsByRate('Gain', byRate),
  }),

  formulas: capitalGainsTaxFormulas,
  examples: [
    {
      question: 'What do I owe on a $20,000 long-term gain in the 24% bracket?',
      input: { long_gain: 20_000, rate: 24 },
    },
    {
      question: 'I make 100k and sold stock with a $50,000 long-term gain. What is the capital gains tax?',
      input: { income: 100_000, long_gain: 50_000 },
    },
    {
      question: 'Bought shares for 10k, sold for 25k after 8 months, salary $80,000, single. How much tax?',
      input: { income: 80_000, bought_for: 10_000, sold_for: 25_000, months_held: 8 },
    },
    {
      question:
        'Married filing jointly with sixty thousand of income: how much tax on $40,000 of long-term capital gains?',
      input: { filing_status: 'married_joint', income: 60_000, long_gain: 40_000 },
    },
    {
      question:
        '12k short-term loss and 30k long-term gain this year, 120k salary, single. what do i owe on it',
      input: { income: 120_000, short_loss: 12_000, long_gain: 30_000 },
    },
    {
      question: 'flipped some crypto held seven months for a 9,000 profit, i earn 95k, how hard am i taxed',
      input: { income: 95_000, long_gain: 9000, months_held: 7 },
    },
    {
      question: 'paid 40k for etf shares years ago, now worth 110k, pension of 52k. tax if i cash out?',
      input: { income: 52_000, bought_for: 40_000, sold_for: 110_000 },
    },
  ],
  sources: ['irs_schedule_d', 'irs_pub_550', 'usc_26_1', 'usc_26_1411'],
});
