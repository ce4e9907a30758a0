import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Widowed {
  balance: number | undefined;
  age: number | undefined;
}

const thePlan = (balance: number | undefined) =>
  balance === undefined ? text`it` : text`the ${given('balance', balance, 'usd')}`;

/** A late spouse's plan, for a person past the age of the penalty. */
export const inheritedRoll = ({ balance }: Widowed): Verdict => ({
  opening: text`Roll ${thePlan(balance)} directly into an IRA in your own name.`,
  because: [
    text`As the spouse you may treat it as your own: no tax on the move, no early penalty at your age, your own beneficiaries, and required withdrawals by your own age.`,
  ],
  unless: text`the plan has very cheap funds you like, or your spouse was younger than you. Then leaving it as an inherited account for some years can be right.`,
  next: text`Open the IRA, ask the plan for a direct rollover as surviving spouse, and name your beneficiaries the same day.`,
  say: text`Direct rollover to my IRA, please. Don't make the check out to me.`,
});

/** The same for a person who would pay the penalty from an account of their own. */
export const inheritedKeep = ({ balance, age: now }: Widowed, { facts }: GuideContext): Verdict => {
  const until = fact('early_withdrawal_age', facts.get('early_withdrawal_age'), 'age', { decimals: 1 });
  return {
    opening: text`Leave ${thePlan(balance)} as an inherited account if you may need some of it before ${until}, and roll it into your own IRA after that.`,
    because: [
      text`From an inherited account you can take money without the early penalty${now === undefined ? '' : text` at ${given('age', now, 'age')}`}; once it's in your own IRA, that's gone until ${until}. Income tax applies either way.`,
      text`You can roll over part of it and leave what you may need. No rule makes you hurry.`,
    ],
    unless: text`you have other money until then. Then roll it into your own IRA now, directly.`,
    next: text`Ask the plan to retitle it to you as beneficiary, find out whether it allows partial withdrawals, and name your own beneficiaries.`,
  };
};
