import type { Act } from '#advisor/reader/acts.ts';

/** Replies that need no figures. */
export const smallTalk: Partial<Readonly<Record<Act, string>>> = {
  thanks: "You're welcome. Ask me anything else about your money whenever you like.",
  hello:
    "Hi, I'm FinDeus. Tell me what's on your mind about money, in your own words: a loan, a raise, retirement, taxes, what to do with some cash. Numbers help, but you don't need all of them.",
  who: "I'm FinDeus, an AI advisor for personal finance. I work numbers out with calculators you can check, and every figure I give comes from one of them or from a dated source. I'm not a person, and I don't sell anything.",
  can_do:
    'I can work out loan payments and payoff plans, how much house you can afford, federal taxes and take-home pay, what your savings grow to, retirement and Social Security questions, and how risky a portfolio is. I can also explain money topics in plain words. What would you like to look at?',
  upset:
    "I'm sorry, that wasn't good enough. Tell me in one sentence what you want to know, and which numbers matter, and I'll start over.",
};

/** To someone who is upset about what was said, rather than at the start. */
export const kindWord =
  "I'm sorry, I know this is hard. Tell me what worries you most, or what I got wrong, and we'll start there.";
