import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { balanceTransfer } from '#advisor/calculators/borrowing/debts/balance-transfer.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Offer {
  balance: number | undefined;
  rate: number | undefined;
  intro_rate: number | undefined;
  intro_months: number | undefined;
  fee_percent: number | undefined;
  payment: number | undefined;
}

export const compare = (
  { balance, rate, intro_rate, intro_months, fee_percent, payment }: Offer,
  { run }: GuideContext,
) => run(balanceTransfer, { balance, rate, intro_rate, intro_months, fee_percent, payment });

/** What the transfer is worth once the card stays empty. */
export function savedOnceStopped(offer: Offer, context: GuideContext): Text[] {
  const result = offer.intro_months === undefined ? undefined : compare(offer, context);
  return result && result.figure('cost_with').value < result.figure('interest_now').value
    ? [
        text`The transfer would save you about ${result.figure('saved')}, but only on a card that stays empty.`,
      ]
    : [];
}

/** What is given up by leaving the card where it is. */
export function waitingCosts({ balance, rate }: Offer, { run }: GuideContext): Text[] {
  const cost = balance === undefined || rate === undefined ? undefined : run(interestCost, { balance, rate });
  return cost
    ? [
        text`Waiting costs you ${cost.figure('month')} of interest a month, and a worse mortgage rate would cost you more than that for years.`,
      ]
    : [];
}
