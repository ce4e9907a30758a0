import { given, type Figure } from '#advisor/calculators/define/result.ts';
import { wagesToTakeHome } from '#advisor/calculators/tax/pay/pay-left.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/**
 * The least yearly pay before taxes that can leave this much a month: with the federal taxes of a joint return, and nothing
 * for a state, insurance or a retirement plan. For guidelines on gross income, where a low estimate is the careful one.
 */
export function leastGrossOfTakeHome(monthly: number, facts: FactReader): number {
  if (monthly === 0) return 0;
  const pay = { filing_status: 'married_joint', benefits: 0 } as const;
  return Math.floor((wagesToTakeHome(toCents(monthly * monthsPerYear), pay, facts) ?? 0) / 100) * 100;
}

export const takeHomeAssumptions = (monthly: number, gross: Figure): Text[] =>
  monthly > 0
    ? [
        text`Take-home pay of ${given('take_home', monthly, 'usd_per_month')} is counted as ${gross} before taxes. That’s the least it can be: only federal taxes are added, no state tax, insurance or 401(k).`,
      ]
    : [];
