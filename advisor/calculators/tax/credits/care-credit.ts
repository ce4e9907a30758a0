import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface CareGiven {
  status: FilingStatus;
  agi: Cents;
  /** What each of the two earned; of one person, only the first counts. */
  earned: Cents;
  spouseEarned: Cents;
  cost: Cents;
  children: number;
  /** Paid through a dependent care account: it lowers the costs that count. */
  account: Cents;
}

interface CareCredit {
  /** The costs that count, and the share of them that is paid. */
  counted: Cents;
  percent: number;
  /** Before the limit that the tax itself sets. */
  credit: Cents;
}

/** Section 21 (Form 2441). On a separate return there is none. */
export function careCredit(given: CareGiven, facts: FactReader): CareCredit {
  const percent = careCreditPercent(given.status, given.agi, facts);
  if (given.status === 'married_separate') return { counted: 0, percent, credit: 0 };
  const { one, more } = facts.get('child_care_credit_expenses');
  const most = toCents(given.children > 1 ? more : one) - given.account;
  const lower = given.status === 'married_joint' ? Math.min(given.earned, given.spouseEarned) : given.earned;
  const counted = Math.max(0, Math.min(most, given.cost - given.account, lower));
  return { counted, percent, credit: percentOf(counted, percent) };
}

function careCreditPercent(status: FilingStatus, agi: Cents, facts: FactReader): number {
  const isJoint = status === 'married_joint';
  const stretches = facts.get('child_care_credit_phaseout');
  return stretches.reduce((share, { joint, other, jointStep, otherStep, lowest }) => {
    const over = Math.max(0, agi - toCents(isJoint ? joint : other));
    return Math.max(lowest, share - Math.ceil(over / toCents(isJoint ? jointStep : otherStep)));
  }, facts.get('child_care_credit_percent').highest);
}
