import type { Figure, Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep } from '#advisor/calculators/tax/cents-figures.ts';
import { earlySale, lateSale, type OptionPay } from '#advisor/calculators/tax/stock-pay/option-exercise.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, type Cents } from '#advisor/quantities/cents.ts';

interface VestedSale {
  /** Of all the shares, on the day they vest and on the day they are sold. */
  value: Cents;
  soldFor: Cents;
  /** What the employer keeps in shares for the taxes of the vesting. */
  withheld: Cents;
  payroll: Cents;
  stateTax: Cents;
  stillDue: Cents;
  isLong: boolean;
  pay: OptionPay;
}

/**
 * Vested shares that are kept and sold later: the employer keeps some for the taxes, the others are a purchase at the
 * value of that day. A long-term sale falls into a later year with the same pay.
 */
export function vestedSale(given: VestedSale, facts: FactReader): { figures: Figure[]; steps: Step[] } {
  const { value, soldFor, withheld, payroll, stateTax, stillDue, isLong, pay } = given;
  const delivered = value - withheld - payroll - stateTax;
  const proceeds = roundHalfUp((delivered / value) * soldFor);
  const gain = proceeds - delivered;
  const { tax } = isLong
    ? lateSale(0, gain, 0, pay, facts)
    : earlySale(0, gain, { ...pay, wages: pay.wages + value }, facts);
  return {
    figures: [
      centsFigure(
        'rsu_kept_after_sale',
        stateTax > 0
          ? 'Left after the later sale, federal taxes and state tax at vesting'
          : 'Left after the later sale and all federal taxes',
        proceeds - stillDue - tax,
      ),
      centsFigure('rsu_delivered', 'Shares delivered after net-share withholding', delivered),
      centsFigure('rsu_proceeds', 'Sold for', proceeds),
      centsFigure('rsu_gain', 'Gain since they vested', gain, { labelBelowZero: 'Loss since they vested' }),
      centsFigure('rsu_gain_tax', 'Federal tax on the gain', tax, {
        labelBelowZero: 'Tax that the loss saves',
      }),
    ],
    steps: [
      centsStep(
        'Delivered',
        delivered,
        stateTax > 0
          ? 'worth - withheld - Social Security and Medicare tax - state income tax'
          : 'worth - withheld - Social Security and Medicare tax',
      ),
      centsStep('Sold for', proceeds, 'delivered x price at sale / price at vesting'),
      centsStep('Tax on the gain', tax, 'tax with it - tax without it'),
    ],
  };
}
