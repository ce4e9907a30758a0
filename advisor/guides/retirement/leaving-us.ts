import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people who leave the country, not only the job. */
export const leavingUsQuestions = [
  'moving back to my home country for good, what happens to my 401k',
  'my visa ends and I go back to india, should I cash out my 401k or leave it in the US',
  'leaving the united states permanently, what do I do with my retirement account',
  'if I return to my country can I keep my american 401k',
  'h1b going home next year with money in the 401k, take it out or leave it',
  'we are relocating to europe and giving up the green card, what about our 401k',
  'can I withdraw my 401k after I leave the US without the penalty',
] as const;

interface Leaving {
  balance: number | undefined;
  age: number | undefined;
}

/** The plan of a person who moves to another country. */
export function leavingUs({ balance, age: now }: Leaving, { facts }: GuideContext): Verdict {
  const until = facts.get('early_withdrawal_age');
  const rate = fact('early_withdrawal_tax_percent', facts.get('early_withdrawal_tax_percent'), 'percent');
  const isPastPenalty = now !== undefined && now >= until;
  return {
    opening:
      balance === undefined
        ? text`Your 401(k) stays yours when you leave the US, and leaving it invested is usually better than cashing out.`
        : text`The ${given('balance', balance, 'usd')} stays yours when you leave the US, and leaving it invested is usually better than cashing out.`,
    because: [
      isPastPenalty
        ? text`At your age there's no early penalty, but US income tax applies. Once you're a nonresident, thirty percent is withheld unless a tax treaty says less.`
        : text`Cashing out early costs US income tax plus a ${rate} penalty, wherever you live. Once you're a nonresident, thirty percent is withheld unless a tax treaty says less.`,
      text`In a year without US pay the true tax is often lower, and a return brings part of it back. Your new country may tax it too.`,
    ],
    unless: text`the balance is small, or you never want to deal with it again. Then cash out in the first full year after you've left.`,
    next: text`Before you go, give the plan a lasting address, keep a US bank account, and ask whether it serves people abroad.`,
  };
}
