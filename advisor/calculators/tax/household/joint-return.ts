import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { JointOrOther } from '#advisor/facts/topics/tax/federal-deductions.ts';

/** Where the law says "a joint return", a surviving spouse, who files alone, is not meant. */
export function forJointReturn({ joint, other }: JointOrOther, status: FilingStatus): number {
  return status === 'married_joint' ? joint : other;
}

/** As above, in laws that have a third figure for married people who file separately. */
export function forMarriedReturn<T>(
  { joint, separate, other }: { joint: T; separate: T; other: T },
  status: FilingStatus,
): T {
  if (status === 'married_joint') return joint;
  return status === 'married_separate' ? separate : other;
}
