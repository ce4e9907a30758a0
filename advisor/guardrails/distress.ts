import { mereWords, onlyTogether, planning, signs, wishes } from '#advisor/guardrails/distress-signs.ts';
import { says, without } from '#advisor/guardrails/phrases.ts';
import { plainWords } from '#advisor/guardrails/plain-words.ts';

/** Someone who may be at the end of their strength. Better one careful answer too many than one too few. */
export function findDistress(question: string): boolean {
  const text = without(plainWords(question), mereWords);
  return (
    signs.some((sign) => says(text, sign)) ||
    says(without(text, planning), wishes) ||
    onlyTogether.every((kind) => says(text, kind))
  );
}

/** Care first: no figures, no table. */
export const distressText = `**I am glad you wrote this. You do not have to carry it alone, and money can wait.**

If you are in the United States, you can call or text **988** (Suicide and Crisis Lifeline) at any hour, free and in confidence, or chat at [988lifeline.org](https://988lifeline.org). If you are in danger right now, call 911. Elsewhere, your local emergency number can help.

If you can, tell one person near you today how bad it is. Debts and losses feel final, and they are not: there are people whose job is to deal with lenders for you. A nonprofit credit counselor, found through [nfcc.org](https://www.nfcc.org), can speak with you for free.

When you feel ready, I am here to go through the money with you, one small step at a time.`;
