import { moneyLasts } from '#advisor/calculators/retirement/spending/money-lasts.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A gift above this share of the giver's savings may be missed in a long retirement with care costs. */
const tooLargeShare = 0.2;
/** With no paychecks ahead to make up for it, a gift above this share is missed. */
const tooLargeLate = 0.1;
const lateAge = 60;
/** With more than this, even a larger share leaves enough for care. */
const ampleSavings = 1_000_000;
/** A gift up to this share of the savings hardly changes how long they last. */
const smallShare = 0.1;

/** Monthly help up to this share of the giver's pay usually leaves room to save. */
export const easyHelp = 0.1;
export const monthsPerYear = 12;

interface Giver {
  gift: number | undefined;
  savings: number | undefined;
  cards: number | undefined;
  no_savings: boolean;
  age: number | undefined;
  spending?: number | undefined;
  income?: number | undefined;
  recipients?: number | undefined;
}

/** Money has to last about this long. */
const lastAge = 95;
/** Of a retired person's mix, above inflation. */
const realReturn = 2;
const retiredAge = 60;

/** What the savings pay each month to the end of a long life, with the gift taken out. */
function afterGift(
  { gift, savings, age: now, spending, income = 0, recipients = 1 }: Giver,
  { run }: GuideContext,
) {
  if (gift === undefined || savings === undefined || spending === undefined) return undefined;
  if (now === undefined || now < retiredAge || savings <= gift * recipients) return undefined;
  const left = run(moneyLasts, {
    balance: savings - gift * recipients,
    years: Math.max(10, lastAge - now),
    rate: realReturn,
  });
  const pays = left && wholeDollars(left.figure('withdrawal'));
  return pays && { pays, isEnough: pays.value + income >= spending };
}

/** Whether what is left carries the spending, where it was told. */
export function afterGiftLine(giver: Giver, context: GuideContext): Text[] {
  const after = afterGift(giver, context);
  return after
    ? [
        text`What's left would pay about ${after.pays} to ninety-five in today's money${giver.income === undefined ? ', Social Security aside' : text`, beside ${given('income', giver.income, 'usd_per_month')} of income`}; you spend ${given('spending', giver.spending!, 'usd_per_month')}.`,
      ]
    : [];
}

export function cannotSpare(giver: Giver, context: GuideContext): boolean {
  const { gift, savings, cards, no_savings: none, age: now = 0 } = giver;
  if (cards !== undefined || none) return true;
  const after = afterGift(giver, context);
  if (after && giver.income !== undefined) return !after.isEnough;
  if (after?.isEnough) return false;
  const share = now >= lateAge && (savings ?? 0) < ampleSavings ? tooLargeLate : tooLargeShare;
  return gift !== undefined && savings !== undefined && gift > savings * share;
}

/** Says that the person can spare the gift, if both amounts are known and the gift is small. */
export function spared({ gift, savings }: Giver): Text[] {
  if (gift === undefined || savings === undefined || gift > savings * smallShare) return [];
  return [
    text`${given('gift', gift, 'usd')} out of ${given('savings', savings, 'usd')} hardly changes how long your money lasts.`,
  ];
}
