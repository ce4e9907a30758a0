import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { levelPayment } from '#advisor/numerics/amortize.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;

/** Pay that is taken home, where nothing else is said of a home. */
export const onlyTakenHome =
  /^(?!.*(?:house|(?<!take[- ]?)home|mortgage|condo|place|afford|buy|rent)).*\btake[- ]?home\b/is;

/** What is asked of a home and its loan, whether the price is sought or the income for it. */
export const homeCostFields = {
  debts: moneyPerMonth({
    label: 'Monthly payments on other debts',
    cues: [
      'debts',
      'debt',
      'car payment',
      'student loans',
      'credit card',
      'loan payments',
      'minimum',
      'car note',
      'car loan',
      'student loan',
    ],
    parts: [
      'car',
      'truck',
      'auto',
      '(?:car|auto|truck) (?:loan|payment|note)s?',
      'student loans?',
      '(?:credit )?cards?',
      'personal loans?',
    ],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'no other debts were mentioned' },
  }),
  down_payment: money({
    label: 'Down payment',
    cues: ['down', 'down payment', 'for a down payment', 'saved', 'saved up', 'put down', 'deposit', 'cash'],
    onlyNamed: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no amount was mentioned' },
  }),
  down_percent: percent({
    label: 'Down payment in percent',
    cues: ['% down', 'percent down', 'down payment of', 'put down'],
    min: 0,
    max: 90,
    default: { value: 0, reason: 'no share was mentioned' },
  }),
  rate: percent({
    label: 'Mortgage rate',
    cues: ['rate', 'interest', 'mortgage rate', 'at', 'apr'],
    min: 0,
    max: 25,
    default: { value: 6.5, reason: 'a round assumption; put in the rate a lender quotes you' },
  }),
  years: years({
    label: 'Mortgage term',
    cues: ['year mortgage', 'term', 'fixed', 'years'],
    min: 5,
    max: 50,
    default: { value: 30, reason: 'the most common term in the United States' },
  }),
  tax_rate: percent({
    label: 'Yearly property tax, of the price',
    cues: ['property tax', 'property taxes', 'tax rate', 'taxes', 'tax'],
    onlyNamed: true,
    min: 0,
    max: 6,
    default: { value: 1.1, reason: 'near the middle of the states; yours may be far from it' },
  }),
  insurance: moneyPerYear({
    label: 'Yearly homeowners insurance',
    cues: ['insurance', 'homeowners insurance', 'home insurance'],
    onlyNamed: true,
    min: 0,
    max: 1e6,
    default: { value: 2000, reason: 'a middle guess; storms and wildfires make it much dearer in places' },
  }),
  hoa: moneyPerMonth({
    label: 'Monthly association dues',
    cues: ['hoa', 'condo fee', 'association', 'dues'],
    onlyNamed: true,
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'no association was mentioned' },
  }),
  pmi_rate: percent({
    label: 'Yearly mortgage insurance, of the loan',
    cues: ['pmi', 'mortgage insurance'],
    onlyNamed: true,
    min: 0,
    max: 3,
    default: { value: 0.7, reason: 'a middle guess; it depends on your credit score and down payment' },
  }),
};

export const waysToTellDown = {
  fields: ['down_payment', 'down_percent'],
  problem: 'Give the down payment as an amount or as a share of the price, not both.',
} as const;

/** What the cost of a home depends on besides its price. */
export interface HomeTerms {
  down_payment: number;
  down_percent: number;
  rate: number;
  years: number;
  tax_rate: number;
  insurance: number;
  hoa: number;
  pmi_rate: number;
}

export interface Housing {
  loan: Cents;
  payment: Cents;
  tax: Cents;
  insurance: Cents;
  pmi: Cents;
  total: Cents;
}

/** What a home of this price costs in a month. Never falls as the price rises, so the highest can be searched for. */
export function housingCost(price: number, terms: HomeTerms, pmiRatio: number): Housing {
  const cost = toCents(price);
  const down = Math.min(cost, toCents(terms.down_payment) + percentOf(cost, terms.down_percent));
  const loan = cost - down;
  const payment = levelPayment(loan, terms.rate, Math.max(1, Math.round(terms.years * monthsPerYear)));
  const tax = percentOf(cost, terms.tax_rate / monthsPerYear);
  const insurance = roundHalfUp(toCents(terms.insurance) / monthsPerYear);
  const pmi = loan * 100 > cost * pmiRatio ? percentOf(loan, terms.pmi_rate / monthsPerYear) : 0;
  return { loan, payment, tax, insurance, pmi, total: payment + tax + insurance + pmi + toCents(terms.hoa) };
}
