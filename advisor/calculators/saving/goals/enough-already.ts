import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Enough {
  start: number;
  goal: Text;
  within: Text;
  /** Today, without growth. */
  isThere: boolean;
}

/** What is saved reaches the goal by itself: "save $0 a month" would answer nobody. */
export function enoughAlready({ start, goal, within, isThere }: Enough) {
  const saved = text`${given('start', start, 'usd')}`;
  const enough = isThere ? text`your ${saved} covers ${goal}` : text`your ${saved} reaches ${goal} ${within}`;
  return {
    conclusion: text`You have enough already: ${enough}, with nothing more to save.`,
    openings: { yesno: text`Yes: ${enough} with nothing more to save.` },
    reasons: [
      text`That holds only if none of the ${saved} is meant for something else, such as emergencies.`,
    ],
    next: [text`Keep what is meant for this in an account of its own, so nothing else spends it.`],
  };
}
