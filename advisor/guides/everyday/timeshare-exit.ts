import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Owned {
  owed: number | undefined;
  fees: number | undefined;
  price: number | undefined;
  rate: number | undefined;
}

/** What someone asks up front for getting an owner out. */
const upFront = ({ price }: Owned): Text =>
  price === undefined
    ? text`Don't pay an exit company up front.`
    : text`Don't pay ${given('price', price, 'usd')} up front to anyone who promises to get you out.`;

/** An owner without a loan who wants out. */
export function handBack(owned: Owned): Verdict {
  const { fees } = owned;
  return {
    opening: text`Ask the resort to take it back first: with no loan on it, many developers have a free or cheap exit program.`,
    because: [
      text`${upFront(owned)} They do little that a letter from you doesn't, and many disappear with the money.`,
      fees === undefined
        ? text`Keep the yearly fees paid while you ask, because most programs only take back accounts that are current.`
        : text`Keep paying the ${given('fees', fees, 'usd_per_year')} while you ask, because most programs only take back accounts that are current.`,
    ],
    unless: text`the resort refuses. Then give it away on an owners' resale site, with a licensed closing company for the transfer.`,
    next: text`Call the resort's owner services, not the sales desk, and put the request in writing.`,
    say: text`I own it free and clear and my fees are paid. Please send me the papers for a deed-back or surrender.`,
  };
}

/** An owner who still owes on it. */
export function settleLoan(owned: Owned): Verdict {
  const { owed, rate } = owned;
  const loan = owed === undefined ? text`the loan` : text`the ${given('owed', owed, 'usd')} loan`;
  return {
    opening: text`Don't just stop paying: ask the developer for a hardship surrender first, because ${loan} has to be settled before it takes the timeshare back.`,
    because: [
      text`If you stop, it goes to collections or foreclosure, your credit suffers for years, and what's forgiven can be taxed.`,
      rate === undefined
        ? text`A lower payment or a settlement for less is something to ask the lender for directly, in writing.`
        : text`At ${given('rate', rate, 'percent')} a credit union loan may cost less, and once the loan is gone, exit programs open up.`,
      upFront(owned),
    ],
    unless: text`you can't pay rent, food and this too. Then rent and food come first, and a bankruptcy lawyer can look at the rest.`,
    next: text`Write to owner services with proof of your income, and ask for hardship surrender, a lower rate and a settlement figure.`,
    say: text`I can't afford to keep this. What surrender or settlement can you offer in writing?`,
  };
}

/** A timeshare that someone left behind. */
export function refuseInherited(fees: number | undefined): Verdict {
  return {
    opening: text`You don't have to take it: refuse it in writing, and don't use it or pay for it meanwhile.`,
    because: [
      text`No one can be forced to inherit. A written disclaimer, usually within nine months of the death, sends it back to the estate.`,
      fees === undefined
        ? text`Until then the fees are the estate's bill, and the estate may try to hand the week back.`
        : text`Until then the ${given('fees', fees, 'usd_per_year')} is the estate's bill, and the estate may try to hand the week back.`,
    ],
    unless: text`your name was already on the deed, or you've signed for it. Then ask the resort for its exit program.`,
    next: text`Ask the probate court for your state's disclaimer form, and send copies to the executor and the resort.`,
    say: text`I disclaim any interest in it. Please write to the estate and don't bill me.`,
  };
}
