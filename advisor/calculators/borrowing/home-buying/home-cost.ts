import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { levelPayment } from '#advisor/numerics/amortize.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerYear = 12;

/** Insurance alone rarely costs more than this share of the price a year, or this amount where no price is known. */
const mostInsuranceShare = 0.009;
const mostInsurance = 5000;

/** "Taxes and insurance about 600 a month": one number for both. */
const includesTax = (insurance: unknown, price: unknown) =>
  typeof insurance === 'number' &&
  insurance > (typeof price === 'number' && price > 0 ? price * mostInsuranceShare : mostInsurance);

/** Where the whole payment is told, nothing that makes it up is assumed. */
const isWorkedOut = ({ housing_payment: told }: Readonly<Record<string, unknown>>) => !told;

/** What is asked of a home and its loan, whether the price is sought or the income for it. */
export const homeCostFields = {
  debts: moneyPerMonth({
    label: 'Monthly payments on other debts',
    roles: ['debt_payment', 'debt_payment@spouse', 'debt_payment@both', 'lease_payment'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'no other debts were mentioned' },
  }),
  down_payment: money({
    label: 'Down payment',
    roles: ['down_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no amount was mentioned' },
  }),
  down_percent: percent({
    label: 'Down payment in percent',
    roles: ['down_share'],
    min: 0,
    max: 90,
    default: { value: 0, reason: 'no share was mentioned' },
  }),
  rate: percent({
    label: 'Mortgage rate',
    matters: isWorkedOut,
    roles: ['loan_rate'],
    min: 0,
    max: 25,
    default: { value: 6.5, reason: 'a round assumption; put in the rate a lender quotes you' },
  }),
  years: years({
    label: 'Mortgage term',
    matters: isWorkedOut,
    roles: ['term'],
    min: 5,
    max: 50,
    default: { value: 30, reason: 'the most common term in the United States' },
  }),
  tax_rate: percent({
    label: 'Yearly property tax as a share of the price',
    matters: isWorkedOut,
    roles: ['property_tax_rate'],
    min: 0,
    max: 6,
    default: {
      value: 1.1,
      reason: 'near the middle of the states; none where your insurance is so high that it includes the tax',
      by: ({ insurance, price }) => (includesTax(insurance, price) ? 0 : undefined),
    },
  }),
  insurance: moneyPerYear({
    label: 'Yearly homeowners insurance',
    matters: isWorkedOut,
    roles: ['home_insurance'],
    min: 0,
    max: 1e6,
    default: {
      value: 2000,
      reason: 'a middle guess; it costs much more where storms or wildfires are common',
      by: ({ housing_payment: told }) => (told ? 0 : undefined),
    },
  }),
  hoa: moneyPerMonth({
    label: 'Monthly association dues',
    roles: ['hoa'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'no association was mentioned' },
  }),
  pmi_rate: percent({
    label: 'Yearly mortgage insurance as a share of the loan',
    matters: isWorkedOut,
    roles: ['pmi_rate'],
    min: 0,
    max: 3,
    default: { value: 0.7, reason: 'a middle guess; it depends on your credit score and down payment' },
  }),
};

/** The loan of a home at a known price, and what its owner pays besides. */
export const ownerCostFields = {
  rate: homeCostFields.rate,
  years: homeCostFields.years,
  property_tax: moneyPerYear({
    label: 'Yearly property tax',
    roles: ['property_tax'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'worked out from a share of the price' },
  }),
  tax_rate: homeCostFields.tax_rate,
  insurance: homeCostFields.insurance,
  hoa: homeCostFields.hoa,
};

/** What is paid down of a known price, in dollars, and what is borrowed; where neither is told, a share of the price. */
export const downOrLoan = (loan: string) => ({
  loan: money({
    label: loan,
    roles: ['mortgage_balance'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'it follows from the price and the down payment' },
  }),
  down_payment: money({
    label: 'Down payment',
    roles: ['down_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'it’s a share of the price' },
  }),
});

/** A common down payment of people who pay mortgage insurance. */
const downWithInsurance = 10;

/** A share paid down of a known price; the usual one where neither an amount nor the loan is given. */
export const usualShareDown = (usual: number, reason: string, max = 99) =>
  percent({
    label: 'Down payment in percent',
    roles: ['down_share'],
    min: 0,
    max,
    default: {
      value: 0,
      reason,
      // A loan with mortgage insurance has a down payment below the share that avoids it.
      by: ({ loan, down_payment: down, price, pmi, pmi_rate: pmiRate }) =>
        loan && !price && !down && (pmi || pmiRate) ? downWithInsurance : loan || down ? undefined : usual,
    },
  });

export const closingRate = (usual: { value: number; reason: string }) =>
  percent({
    label: 'Closing costs in percent of the price',
    roles: ['closing_rate'],
    min: 0,
    max: 20,
    default: usual,
  });

export const waysToTellDown = {
  fields: ['down_payment', 'down_percent'],
  problem: 'Give the down payment as an amount or as a share of the price, not both.',
} as const;

/** What the cost of a home depends on besides its price. */
interface HomeTerms {
  down_payment: number;
  down_percent: number;
  rate: number;
  years: number;
  tax_rate: number;
  /** In dollars a year: counts in place of the rate. */
  property_tax?: number;
  insurance: number;
  hoa: number;
  pmi_rate: number;
  /** In dollars a month: counts in place of the rate. */
  pmi?: number;
}

interface Housing {
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
  const tax = terms.property_tax
    ? roundHalfUp(toCents(terms.property_tax) / monthsPerYear)
    : percentOf(cost, terms.tax_rate / monthsPerYear);
  const insurance = roundHalfUp(toCents(terms.insurance) / monthsPerYear);
  const insured = terms.pmi ? toCents(terms.pmi) : percentOf(loan, terms.pmi_rate / monthsPerYear);
  const pmi = loan * 100 > cost * pmiRatio ? insured : 0;
  return { loan, payment, tax, insurance, pmi, total: payment + tax + insurance + pmi + toCents(terms.hoa) };
}

/** The figures that a monthly housing cost is shown in: the whole and its parts. */
export const partsOfPayment = ['monthly_cost', 'principal_interest', 'property_tax', 'home_insurance', 'pmi'];

/** A limit up to this is one for housing alone; a higher one is for all debts. */
const mostForHousing = 31;

/** The shares for housing and for all debts: the guideline's, or the limit that was named in place of one of them. */
export function sharesOf(limit: number, housing: number, debts: number): [housing: number, debts: number] {
  if (limit === 0) return [housing, debts];
  return limit <= mostForHousing ? [limit, Math.max(limit, debts)] : [limit, limit];
}

/** Beyond every price that the bounds of the inputs can lead to. */
const priceCeiling = 1e11;

/** The highest whole-dollar price whose monthly cost fits the budget; nothing where not even the fixed costs do. */
export function highestPrice(budget: Cents, terms: HomeTerms, pmiRatio: number): number {
  const fits = (price: number) => housingCost(price, terms, pmiRatio).total <= budget;
  if (!fits(1)) return 0;
  let low = 1;
  let high = priceCeiling;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
