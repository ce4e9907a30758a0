import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, sayCents, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { emptyHousehold } from '#advisor/calculators/tax/household/household.ts';
import { payLeft } from '#advisor/calculators/tax/pay/pay-left.ts';
import { employeeTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import type { ToldState } from '#advisor/calculators/tax/state/state-of.ts';
import { vestedSale } from '#advisor/calculators/tax/stock-pay/vested-sale.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

interface StockPay {
  figures: Figure[];
  steps: Step[];
}

interface PurchaseGiven {
  contribution: Cents;
  discount: number;
  /** Prices at the beginning of the period and on the day of purchase, in any unit; both zero if unknown. */
  startPrice: number;
  endPrice: number;
  lookBack: boolean;
  taxRate: number;
}

/** What an employee stock purchase plan earns if everything is sold on the day it is bought. */
export function stockPurchasePlan(given: PurchaseGiven): StockPay & { worthAtStart: Cents } {
  // Without prices only the discount is known: the price is assumed not to have changed.
  const known = given.startPrice > 0 && given.endPrice > 0;
  const [start, end] = known ? [given.startPrice, given.endPrice] : [1, 1];
  const price = (given.lookBack ? Math.min(start, end) : end) * (1 - given.discount / 100);
  const value = roundHalfUp((given.contribution / price) * end);
  const gain = value - given.contribution;
  const tax = percentOf(gain, given.taxRate);
  return {
    figures: [
      centsFigure('espp_gain', 'Gain before tax if you sell right away', gain),
      centsFigure('espp_tax', 'Income tax on it', tax),
      centsFigure('espp_after_tax', 'Gain after income tax', gain - tax),
      centsFigure('espp_value', 'Value of the shares', value),
      figure(
        'espp_return',
        'Gain as a share of what you put in',
        (gain / given.contribution) * 100,
        'percent',
      ),
    ],
    steps: [
      centsStep('Put in', given.contribution),
      centsStep('Worth of the shares', value, 'put in / discounted price x price on the day'),
      centsStep('Gain', gain, 'worth - put in'),
      centsStep('Income tax', tax, 'gain x your rate'),
    ],
    worthAtStart: roundHalfUp((given.contribution / price) * start),
  };
}

interface VestingGiven {
  value: Cents;
  salary: Cents;
  spouseSalary: Cents;
  status: FilingStatus;
  state: ToldState;
  /** Used if no salary is known. */
  taxRate: number;
  /** The value of all the shares at the sale; zero if they are sold when they vest. */
  soldFor: Cents;
  isLong: boolean;
}

/** What is left of vesting shares after taxes: on that day they count as wages. */
export function stockVesting(given: VestingGiven, facts: FactReader): StockPay {
  const { value, salary, spouseSalary, status } = given;
  const taxAt = (wages: Cents) =>
    federalReturn({ ...emptyHousehold, status, wages, spouseWages: spouseSalary }, facts).totalTax;
  const payrollAt = (wages: Cents) => {
    const { socialSecurity, medicare } = employeeTax(wages, facts);
    return socialSecurity + medicare;
  };
  const incomeTax = salary > 0 ? taxAt(salary + value) - taxAt(salary) : percentOf(value, given.taxRate);
  const payroll = payrollAt(salary + value) - payrollAt(salary);
  const stateTaxAt = (wages: Cents) =>
    payLeft(
      {
        wages: toDollars(wages),
        spouse_wages: toDollars(spouseSalary),
        filing_status: status,
        benefits: 0,
        state: given.state,
      },
      facts,
    ).stateTax;
  // Without a salary, the named rate is used for all income tax.
  const stateTax = salary > 0 ? stateTaxAt(salary + value) - stateTaxAt(salary) : 0;
  const taxes = incomeTax + payroll + stateTax;
  const withheld = flatWithholding(value, facts);
  const later =
    given.soldFor > 0
      ? vestedSale(
          {
            ...given,
            withheld,
            payroll,
            stateTax,
            stillDue: incomeTax - withheld,
            pay: { status, wages: salary, spouseWages: spouseSalary },
          },
          facts,
        )
      : { figures: [], steps: [] };
  return {
    figures: [
      ...later.figures,
      centsFigure(
        'rsu_after_tax',
        stateTax > 0 ? 'Value after federal and state taxes' : 'Value after federal taxes',
        value - taxes,
      ),
      centsFigure('rsu_income_tax', 'Federal income tax on it', incomeTax),
      centsFigure('rsu_payroll_tax', 'Social Security and Medicare tax on it', payroll),
      ...someCents('rsu_state_tax', 'State income tax on it', stateTax),
      centsFigure('rsu_withheld', 'Income tax withheld at the flat rate', withheld),
      centsFigure('rsu_still_due', 'Income tax still due', incomeTax - withheld, {
        labelBelowZero: 'Too much income tax withheld',
      }),
      figure(
        'rsu_rate',
        stateTax > 0 ? 'Taxes as a share of the value' : 'Federal taxes as a share of the value',
        (taxes / value) * 100,
        'percent',
      ),
    ],
    steps: [
      centsStep('Worth on the day it vests', value),
      centsStep('Federal income tax', incomeTax, 'tax with it - tax without it'),
      centsStep('Social Security and Medicare tax', payroll, 'tax with it - tax without it'),
      ...(stateTax > 0 ? [centsStep('State income tax', stateTax, 'tax with it - tax without it')] : []),
      centsStep(
        'Withheld',
        withheld,
        `worth x flat rate, and the top rate above ${sayCents(withholdingThreshold(facts))}`,
      ),
      centsStep('Still to pay', incomeTax - withheld, 'income tax - withheld'),
      ...later.steps,
    ],
  };
}

function withholdingThreshold(facts: FactReader): Cents {
  return toCents(facts.get('supplemental_withholding_threshold'));
}

/** Publication 15, section 7: the top rate on what is above a threshold in a year. */
export function flatWithholding(value: Cents, facts: FactReader): Cents {
  const threshold = withholdingThreshold(facts);
  return (
    percentOf(Math.min(value, threshold), facts.get('supplemental_withholding_rate')) +
    percentOf(Math.max(0, value - threshold), facts.get('supplemental_withholding_top_rate'))
  );
}
