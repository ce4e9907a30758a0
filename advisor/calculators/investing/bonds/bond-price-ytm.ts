import { bondPriceYtmFormulas } from '#advisor/calculators/investing/bonds/bond-price-ytm-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { bondFields } from '#advisor/calculators/investing/bonds/bond-fields.ts';
import {
  accruedInterest,
  bondRisk,
  cleanPrice,
  yieldToMaturity,
  type BondTerms,
} from '#advisor/numerics/bond-math.ts';
import { text } from '#advisor/quantities/text.ts';

const perYear: Readonly<Record<string, number>> = { annual: 1, semiannual: 2, quarterly: 4 };
const exact = { decimals: 2 };

interface BondInput {
  coupon: number;
  years: number;
  frequency: string;
}

const termsOf = ({ coupon, years: time, frequency }: BondInput): BondTerms => ({
  coupon: coupon / 100,
  years: time,
  frequency: perYear[frequency] ?? 1,
});

/** The highest price that is quoted per hundred, and the share of its face that a coupon bond hardly falls below. */
const quotes = { highest: 200, least: 0.2 };

/** "Priced at 92" is 92 for each hundred of face, as dealers quote; 92 dollars for a thousand would be ruin. */
function isQuote({ price, face, coupon }: { price: number; face: number; coupon: number }): boolean {
  return coupon > 0 && price > 0 && price <= quotes.highest && price / face < quotes.least;
}

/** "92 cents on the dollar": no quote per hundred is as low. */
const mostOnTheDollar = 2;

function priceOf(input: { price: number; face: number; coupon: number }): number {
  if (!isQuote(input)) return input.price;
  return input.price * input.face * (input.price <= mostOnTheDollar ? 1 : 0.01);
}

/** The price of a bond from its yield, or its yield from its price, and how it moves with interest rates. */
export const bondPriceYtm = defineCalculator({
  name: 'bond_price_ytm',
  version: 1,
  title: 'Bond price and yield',
  about:
    'The price of a bond at a given yield, or the yield to maturity at a given price, with accrued interest, Macaulay and modified duration and convexity: how much the price moves when interest rates do.',
  simply:
    'A bond pays you fixed amounts on fixed dates. When new bonds pay more, an old one is worth less, because a buyer wants the same return from it.',
  input: bondFields,
  alternatives: [
    { fields: ['price', 'yield'], problem: 'Give the yield to maturity or the price, not both.' },
  ],
  check(input) {
    if (input.price === 0 && input.yield === 0) return 'Give the yield to maturity or the price.';
    return input.price > 0 && yieldToMaturity(termsOf(input), priceOf(input) / input.face) === null
      ? 'No yield fits this price. Check the price, the face amount and the coupon.'
      : null;
  },

  run(input) {
    const { face, coupon } = input;
    const price = priceOf(input);
    const bond = termsOf(input);
    const fromPrice = price > 0;
    const yearly = fromPrice ? (yieldToMaturity(bond, price / face) ?? 0) : input.yield / 100;
    const at = (shift: number) => cleanPrice(bond, yearly + shift) * face;
    const clean = figure('price', 'Price', fromPrice ? price : at(0), 'usd', exact);
    const accrued = accruedInterest(bond) * face;
    const { macaulay, modified, convexity } = bondRisk(bond, yearly);
    const ytm = figure('ytm', 'Yield to maturity', yearly * 100, 'percent', { decimals: 3 });
    const current = figure('current_yield', 'Current yield', (coupon * face) / clean.value, 'percent');
    const wait = figure('macaulay_duration', 'Macaulay duration', macaulay, 'years', { decimals: 3 });
    const sensitivity = figure('modified_duration', 'Modified duration', modified, 'years', { decimals: 3 });
    const durations = [wait, sensitivity];
    const asked = durations.filter(({ id }) => id === input.wanted);
    const fall = figure('price_if_up', 'Price if yields rise by one point', at(0.01), 'usd', exact);
    const rise = figure('price_if_down', 'Price if yields fall by one point', at(-0.01), 'usd', exact);
    return {
      figures: [
        ...asked,
        ...(fromPrice ? [ytm, clean] : [clean, ytm]),
        ...(input.tax_rate > 0
          ? [figure('after_tax_yield', 'After-tax yield', ytm.value * (1 - input.tax_rate / 100), 'percent')]
          : []),
        ...(fromPrice && face > clean.value
          ? [figure('gain', 'Gain at maturity', face - clean.value, 'usd', exact)]
          : []),
        figure('accrued', 'Accrued interest', accrued, 'usd', exact),
        figure('full_price', 'Price with accrued interest', clean.value + accrued, 'usd', exact),
        current,
        ...durations.filter((one) => !asked.includes(one)),
        figure('convexity', 'Convexity', convexity, 'ratio', exact),
        fall,
        rise,
      ],
      steps: [
        {
          label: 'Coupon payment',
          formula: 'face x coupon rate / payments a year',
          value: (face * bond.coupon) / bond.frequency,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Yield of a period',
          formula: fromPrice ? 'the rate that gives the price' : 'yield / payments a year',
          value: (yearly * 100) / bond.frequency,
          unit: 'percent',
          decimals: 4,
        },
        {
          label: 'Price with accrued interest',
          formula: 'sum of payment / (1 + period yield)^periods',
          value: clean.value + accrued,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Accrued interest',
          formula: 'coupon x part of the period gone by',
          value: accrued,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Macaulay duration',
          formula: 'sum of time x present value of payment / price',
          value: macaulay,
          unit: 'years',
          decimals: 3,
        },
        {
          label: 'Modified duration',
          formula: 'Macaulay duration / (1 + period yield)',
          value: modified,
          unit: 'years',
          ...exact,
        },
      ],
      assumptions: [
        text`Every payment is made on time, you hold the bond to maturity, it can’t be called early, and coupons are reinvested at the same yield.`,
        ...(isQuote(input)
          ? [
              input.price <= mostOnTheDollar
                ? text`A price of ${given('price', input.price, 'usd', exact)} is taken for each dollar of face: ${clean} for the whole bond.`
                : text`A price of ${given('price', input.price, 'ratio', exact)} is taken as dealers quote it, per hundred of face: ${clean} for the whole bond.`,
            ]
          : []),
        text`Taxes and trading costs are left out. The time to maturity is counted in equal parts of a year, not in days.`,
      ],
      warnings:
        yearly > 0.25
          ? [
              text`A yield this high usually means a price per hundred was taken for the price of the whole face amount, or a bond that may not pay.`,
            ]
          : [],
      detail: { clean, ytm, current, wait, sensitivity, fall, rise },
    };
  },

  explain(
    { figures, detail: { clean, ytm, current, wait, sensitivity, fall, rise } },
    { face, coupon, price, years: time, wanted },
  ) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const gain = figures.find(({ id }) => id === 'gain');
    const afterTax = figures.find(({ id }) => id === 'after_tax_yield');
    const par = given('face', face, 'usd');
    const paid = given('coupon', coupon, 'percent');
    const maturity = given('years', time, 'years');
    const difference = Math.round(clean.value * 100) - Math.round(face * 100);
    return {
      conclusion:
        wanted !== 'price_or_yield'
          ? text`The Macaulay duration is ${wait} and the modified duration ${sensitivity}, at a yield of ${ytm}.`
          : price > 0
            ? text`The bond yields ${ytm} a year to maturity at a price of ${clean}.`
            : text`The bond is worth ${clean} at a yield of ${ytm}.`,
      openings: {
        time: text`Its modified duration is ${sensitivity}, and its Macaulay duration is ${wait}.`,
        ...(gain && coupon === 0
          ? {
              amount: text`You gain ${gain} if you hold it to maturity: a yield of ${ytm} a year at a price of ${clean}.`,
            }
          : {}),
        change: text`If yields rise by one percentage point, the price goes from ${clean} to ${fall}; if they fall by one, to ${rise}.`,
      },
      named: {
        current_yield: text`The current yield is ${current}: the coupon of ${paid} on a price of ${clean}.`,
        accrued: text`The accrued interest is ${get('accrued')}, so the full price is ${get('full_price')}.`,
        convexity: text`The convexity is ${get('convexity')}, with a modified duration of ${sensitivity}.`,
        macaulay_duration: text`The Macaulay duration is ${wait}.`,
        modified_duration: text`The modified duration is ${sensitivity}.`,
        ...(afterTax
          ? { after_tax_yield: text`After tax it yields about ${afterTax} a year, from ${ytm} before.` }
          : {}),
      },
      reasons: [
        difference === 0
          ? text`It trades at its face amount of ${par}, because the coupon of ${paid} is just what the market pays.`
          : difference < 0
            ? text`It trades below its face amount of ${par}, because the coupon of ${paid} is less than the yield; you earn the rest as a gain over ${maturity}.`
            : text`It trades above its face amount of ${par}, because the coupon of ${paid} is more than the yield; you lose the difference by maturity in ${maturity}.`,
        text`If yields rose by one percentage point, the price would go to ${fall}; if they fell by one, to ${rise}.`,
      ],
      next: [
        text`Match the duration to the time until you need the money, so a change in rates hurts less.`,
        text`Compare the yield with a Treasury of the same maturity: anything above it pays you for risk.`,
      ],
    };
  },

  chart: (outcome, input) => {
    const bond = termsOf(input);
    const center = outcome.detail.ytm.value;
    return {
      kind: 'line',
      title: 'Price at other yields',
      x: { label: 'Yield', unit: 'percent' },
      y: { label: 'Price', unit: 'usd' },
      series: [
        {
          name: 'Price',
          points: [-3, -2, -1, 0, 1, 2, 3].map(
            (shift) => [center + shift, cleanPrice(bond, (center + shift) / 100) * input.face] as const,
          ),
        },
      ],
    };
  },

  formulas: bondPriceYtmFormulas,
  examples: [
    {
      question: 'What is a 10-year bond with a 5% coupon worth if it yields 6%?',
      input: { coupon: 5, years: 10, yield: 6 },
    },
    {
      question:
        'What is the yield to maturity of a bond with a 4 percent coupon trading at $950 with 8 years left?',
      input: { coupon: 4, years: 8, price: 950 },
    },
    {
      question: 'Price of a 10k zero coupon Treasury maturing in twenty years at a yield of 4.5%?',
      input: { coupon: 0, years: 20, yield: 4.5, face: 10_000 },
    },
    {
      question: 'macaulay duration, annual 3% coupon, 5 years, yield 3%',
      input: { coupon: 3, years: 5, yield: 3, frequency: 'annual', wanted: 'macaulay_duration' },
    },
    {
      question: 'paid $1,040 for a corporate paying 6% with 7 years to go, what do i actually earn',
      input: { coupon: 6, years: 7, price: 1040 },
    },
    {
      question: 'how far does a 20 year treasury with a 4% coupon drop if it has to yield 5%',
      input: { coupon: 4, years: 20, yield: 5 },
    },
  ],
  sources: ['sec_bonds'],
});
