import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { numeralsIn, plainName } from '#advisor/compose/plain-name.ts';
import { toReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { cushionMonths } from '#advisor/guides/investing/footing-fields.ts';
import type { Affordable } from '#advisor/my-numbers/afford.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

interface ToCompose extends Omit<Extract<Plan, { kind: 'purchase' }>, 'kind'> {
  year: number;
  seed: number;
}

const dollars = (value: number) => formatQuantity({ value, unit: 'usd' });
const monthly = (value: number) => formatQuantity({ value, unit: 'usd_per_month' });
const months = (value: number) => formatQuantity({ value, unit: 'months', decimals: 1 });
const wholeMonths = (value: number) => formatQuantity({ value, unit: 'months', decimals: 0 });
const percent = (value: number) => formatQuantity({ value, unit: 'percent' });

/** Whether something can be paid for, from cash, what is left over each month and the emergency fund. */
export function composePurchase({ bought, want, within, year, seed }: ToCompose): AnswerDocument {
  const { amount, cash, spending, saving, debt, kept, missing, months: wait } = bought;
  const needed = within !== undefined && within > 0 ? Math.ceil(missing / within) : undefined;
  const asksYesNo = want === 'yesno';
  const name = debt && plainName(debt.name);
  return {
    opening: openingOf(bought, { asksYesNo, within, needed }),
    because: reasonsOf(bought),
    saved: [
      `cash ${dollars(cash)}`,
      ...(spending === undefined ? [] : [`spending ${monthly(spending)}`]),
      ...(saving === undefined ? [] : [`saving ${monthly(saving)}`]),
      ...(debt ? [`${name} ${dollars(debt.balance)}`] : []),
    ],
    next: [nextOf(bought, needed)],
    receipts: receiptsOf(bought, { year, seed }),
    articles: [],
    sources: [],
    record: {
      topic: savingsGoal.name,
      quoted: [
        amount,
        cash,
        kept,
        missing,
        cushionMonths,
        cash - amount,
        ...[spending, saving, debt?.balance, debt?.rate, wait, needed, within].flatMap(
          (value) => value ?? [],
        ),
        ...[bought.coveredNow, bought.coveredAfter].flatMap((value) => value ?? []),
        ...numeralsIn(name ?? ''),
      ],
    },
  };
}

interface Asked {
  asksYesNo: boolean;
  within: number | undefined;
  needed: number | undefined;
}

function openingOf(bought: Affordable, { asksYesNo, within, needed }: Asked): string {
  const { amount, saving, debt, missing, months: wait, coveredAfter, cash } = bought;
  if (missing === 0 && !debt)
    return `${asksYesNo ? 'Yes: you' : 'You'} can pay the ${dollars(amount)} from your cash, and ${
      coveredAfter === undefined ? dollars(cash - amount) : `${months(coveredAfter)} of spending`
    } stays in the bank.`;
  if (missing === 0)
    return `${asksYesNo ? 'Yes, after' : 'After'} you pay off the ${dollars(debt!.balance)} on ${plainName(debt!.name)}: your cash covers both.`;
  const isInTime = needed !== undefined && saving !== undefined && needed <= saving;
  if (isInTime)
    return `${asksYesNo ? 'Yes' : 'It works'}, in ${wholeMonths(within!)}: it takes ${monthly(needed)}, and you save ${monthly(saving)}.`;
  const first = debt
    ? `${asksYesNo ? 'Not yet: pay' : 'Pay'} off the ${dollars(debt.balance)} on ${plainName(debt.name)} first`
    : `${asksYesNo ? 'Not today: save' : 'Save'} for it`;
  if (wait === undefined) return `${first}. You’re ${dollars(missing)} short.`;
  return debt
    ? `${first}. At ${monthly(saving!)} you can pay for it in about ${wholeMonths(wait)}.`
    : `${first}. At ${monthly(saving!)} you have the ${dollars(amount)} in about ${wholeMonths(wait)}.`;
}

function reasonsOf({ cash, debt, kept, missing, coveredNow, spending }: Affordable): string[] {
  const fund =
    spending === undefined || coveredNow === undefined
      ? []
      : [
          `Your ${dollars(cash)} in cash is ${months(coveredNow)} of spending. Keep ${wholeMonths(cushionMonths)}, ${dollars(kept)}, for emergencies.`,
        ];
  const owed =
    debt?.rate === undefined ? [] : [`At ${percent(debt.rate)}, the debt costs more than waiting does.`];
  const leftOver = debt
    ? `With the debt paid and that kept, ${dollars(missing)} is left to save.`
    : `That leaves ${dollars(missing)} to save.`;
  return [...owed, ...fund, ...(missing > 0 ? [leftOver] : [])];
}

function nextOf(
  { debt, missing, saving, months: wait, paysDebt }: Affordable,
  needed: number | undefined,
): string {
  if (missing === 0 && !debt) return 'Get three written quotes, and pay from savings instead of with a loan.';
  if (debt && paysDebt)
    return `Pay the ${dollars(debt.balance)} from your cash today, then send what you save each month to savings.`;
  if (debt) return 'Send all you can spare to the debt each month, then point the same transfer at this.';
  if (wait === undefined) return 'Tell me what you can save a month, and I’ll work out when you have it.';
  const amount = needed === undefined ? saving! : Math.min(needed, saving!);
  return `Add it as a goal in My numbers, and set up an automatic transfer of ${monthly(amount)} for it.`;
}

/** A run to go on from: "what if I save 2,000 a month?" */
function receiptsOf(
  { missing, saving }: Affordable,
  { year, seed }: { year: number; seed: number },
): Receipt[] {
  if (missing === 0 || !saving) return [];
  const input = { target: missing, monthly: saving, rate: 0 };
  const run = runCalculator(savingsGoal, input, { year, seed });
  const origins = { target: 'your numbers', monthly: 'your numbers' } as const;
  return [toReceipt({ id: savingsGoal.name, calculator: savingsGoal, run, year, seed, origins })];
}
