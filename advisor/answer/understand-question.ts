import { nameBareHoldings } from '#advisor/answer/bare-holdings.ts';
import { nameTheOne } from '#advisor/answer/name-the-one.ts';
import { cutToRead } from '#advisor/understand/longest-read.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { readFollowUp, type FollowUp } from '#advisor/understand/read-follow-up.ts';
import { readMentions } from '#advisor/understand/read-mentions.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';

export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** What was asked, with everything in it that can be told without looking anything up. */
export interface UnderstoodQuestion {
  /** Masked, otherwise as it was written, however long: what the guardrails judge. */
  asked: string;
  /** Masked and spelled right, and with a question where there is only a list; without the middle of a long one. */
  text: string;
  /** True where it is too long for all of it to be in the text. */
  isCut: boolean;
  mentions: readonly Mention[];
  /** What it wants of the answer before it, by its words. */
  followUp: FollowUp;
  /** The answer that stands right before it, as it was given. */
  answered: string | undefined;
  /** The runs of the answers before, those of the latest first. */
  earlier: readonly (readonly Receipt[])[];
}

/** So many numbers of a question are looked at; it is pasted text that has more. */
const mostNumbers = 100;

/** The question, and as much of what stands before it as an answer builds on. */
export function recentOf(messages: readonly Message[]): readonly Message[] {
  return messages.slice(-(chatTextLimits.rememberedMessages + 1));
}

/** Short for what has a name in our texts. */
const abbreviations: Readonly<Record<string, string>> = {
  fra: 'full retirement age',
  niit: 'net investment income tax',
  ltcg: 'long-term capital gain',
  ltcgs: 'long-term capital gains',
  stcg: 'short-term capital gain',
  stcgs: 'short-term capital gains',
  ctc: 'child tax credit',
  eic: 'earned income credit',
  eitc: 'earned income credit',
  'se tax': 'self-employment tax',
  hubby: 'husband',
  wifey: 'wife',
  'lil ones': 'kids',
  'little ones': 'kids',
  kiddos: 'kids',
  'cap gains': 'capital gains',
  'cap gain': 'capital gain',
};
const abbreviated = new RegExp(`\\b(?:${Object.keys(abbreviations).join('|')})\\b`, 'gi');

/** "401 k", "401K" and "401ks" are the 401(k); an abbreviation is what it stands for. */
function spellNames(text: string): string {
  const whole = text.replaceAll(abbreviated, (short) => abbreviations[short.toLowerCase()]!);
  return whole.replaceAll(
    /\b(401|403|457|415)\s?\(?([kbc])\)?(?:['’]?s)?(?![\w)])/gi,
    (_, plan: string, letter: string) => `${plan}(${letter.toLowerCase()})`,
  );
}

export function understandQuestion(
  messages: readonly Message[],
  correctSpelling: (text: string) => string,
): UnderstoodQuestion {
  const recent = recentOf(messages);
  const written = recent.findLast(({ role }) => role === 'user')?.content ?? '';
  const asked = maskPrivate(written.trim()).text;
  const read = cutToRead(asked);
  const answers = recent.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const earlier = answers
    .toReversed()
    .map(readReceipts)
    .filter(({ length }) => length > 0);
  const answered = answers.at(-1)?.trim();
  const spelled = correctSpelling(spellNames(nameTheOne(read, answered)));
  // After an answer a bare list may be meant for that.
  const text = earlier.length > 0 ? spelled : nameBareHoldings(spelled);
  let mentions: readonly Mention[] | undefined;
  let followUp: FollowUp | undefined;
  return {
    asked,
    text,
    isCut: read !== asked,
    // Where a model words the answer, nobody asks for these.
    get mentions() {
      return (mentions ??= readMentions(text).slice(0, mostNumbers));
    },
    get followUp() {
      return (followUp ??= readFollowUp(text));
    },
    answered,
    earlier,
  };
}
