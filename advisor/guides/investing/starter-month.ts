import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { monthsCovered, starterMonths, type Cushion } from '#advisor/guides/investing/footing-fields.ts';
import { text } from '#advisor/quantities/text.ts';

/**
 * Whether a month of spending has to be put in cash before spare money goes to a costly debt, or may have to be. Every
 * decision about spare money asks here, so that one does not send it to the debt while another sends it to savings.
 */
export function starterComesFirst(known: Cushion): boolean {
  const covered = monthsCovered(known);
  return covered === undefined ? known.spending !== undefined : covered < starterMonths;
}

/** That month for the words of a decision; undefined where it is in cash, or where nothing is known of it. */
export function starterMonth(known: Cushion, { run }: GuideContext) {
  const { cash, spending } = known;
  if (!starterComesFirst(known)) return undefined;
  const fund =
    spending === undefined
      ? undefined
      : run(emergencyFund, { spending, cash: cash ?? 0, months_wanted: starterMonths });
  return {
    /** False where nothing is known of the cash: the month may be there. */
    isMissing: monthsCovered(known) !== undefined,
    fund,
    /** "$4,200", where spending is known. */
    amount: fund ? text`${fund.figure('target')}` : text`one month of spending`,
  };
}
