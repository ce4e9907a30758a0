import type { ChatRun } from '#contract/chat.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { withApostrophes } from '#advisor/compose/markdown.ts';
import { cardTexts } from '#web/content/card.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';

interface NextButtonsProps {
  record: AnswerRecord;
  onAsk: (question: string, run?: ChatRun) => void;
}

const maxFollowUps = 3;
const texts = cardTexts.nextSteps;

/** The choices of our question, right below the text that ends with it. */
export function ChoiceButtons({ record: { question }, onAsk }: NextButtonsProps) {
  if (!question || question.choices.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{question.text}</legend>
      <div className="flex flex-wrap gap-2">
        {question.choices.map(({ label }) => (
          <button
            key={label}
            type="button"
            onClick={() => onAsk(label)}
            className="min-h-11 rounded-lg border border-accent px-4 py-2 text-left text-[0.9375rem] font-medium text-accent hover:bg-accent-soft"
          >
            {withApostrophes(label)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What else could be asked, at the end of an answer. */
export function FollowUpButtons({ record: { followUps = [] }, onAsk }: NextButtonsProps) {
  if (followUps.length === 0) return null;
  return (
    <ul aria-label={texts.followUps} className="mt-6 divide-y divide-line border-y border-line">
      {followUps.slice(0, maxFollowUps).map(({ label, run }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onAsk(label, run)}
            className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left text-[0.9375rem] text-quiet hover:text-ink"
          >
            {withApostrophes(label)}
            <ArrowRightIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
