import { raiseAfterTax } from '#advisor/calculators/tax/pay/raise-after-tax.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface TwoPays {
  /** Yearly, before taxes, of the one whose job is weighed. */
  second: number | undefined;
  /** Yearly, before taxes, of the one who goes on working. */
  other: number | undefined;
  /** In a year. */
  care: number | undefined;
  state?: string | undefined;
}

/** A year of the second paycheck: what taxes leave of it on top of the other pay, and what child care leaves of that. */
export function secondPaycheck(
  { second, other, care, state }: TwoPays,
  { run }: GuideContext,
): { kept: Quantity; left: Quantity } | undefined {
  if (!second || !other || !care) return undefined;
  const result = run(raiseAfterTax, {
    spouse_wages: other,
    raise: second,
    child_care: care,
    filing_status: 'married_joint',
    ...(state === undefined ? {} : { state }),
  });
  return (
    result && {
      kept: { ...result.figure('kept'), decimals: 0 },
      left: { ...result.figure('kept_after_care'), decimals: 0 },
    }
  );
}
