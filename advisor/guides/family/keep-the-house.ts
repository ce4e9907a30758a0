import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A parent's house or accounts put in a child's name. The parent asks, or the child: the words fit both. */
export function keepTheHouse(): Verdict {
  return {
    opening: text`No, leave the house and the accounts in the parent's name for now.`,
    because: [
      text`A house given away keeps its old cost, so the child may owe tax on decades of gain. Medicaid counts it as a gift for five years.`,
      text`A child's debts or divorce can reach what's in their name, and a joint account goes to that child alone, past brothers and sisters.`,
    ],
    unless: text`an elder law attorney advises it.`,
    next: text`Have the parent sign a durable power of attorney for the accounts, and ask a lawyer about a transfer-on-death deed or a trust for the house.`,
    say: text`It still goes to all of us the way you want. This is just the safer way to do it.`,
  };
}
