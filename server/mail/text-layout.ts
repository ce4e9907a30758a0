import type { Letter } from '#server/mail/letter.ts';
import { openTheLink, pressTheButton } from '#server/mail/words.ts';

/** Complete by itself: link and code each have a line of their own, to be picked up whole. */
export function layOutText({ headline, opening, action, code, closing, footer }: Letter): string {
  const blocks = [
    headline,
    ...opening.map((sentence) => sentence.replaceAll(pressTheButton, openTheLink)),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(code ? [`${code.label}:\n${code.digits}`] : []),
    ...closing,
    ['FinDeus', ...footer].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
