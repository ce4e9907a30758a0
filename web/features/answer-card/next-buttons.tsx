import type { ChatRun } from '#contract/chat.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { cardTexts } from '#web/content/card.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';

interface NextButtonsProps {
  record: AnswerRecord;
  /** Something stands between the question of the text and its choices. */
  isFarBelow: boolean;
  onAsk: (question: string, run?: ChatRun) => void;
}

const mostFollowUps = 3;
const texts = cardTexts.nextSteps;

/** What can be said next: the choices of our question, then, quieter, what else could be asked. */
export function NextButtons({ record, isFarBelow, onAsk }: NextButtonsProps) {
  const { question, followUps = [] } = record;
  const choices = question?.choices ?? [];
  return (
    <>
      {choices.length > 0 && (
        <fieldset className="mt-5">
          <legend className={isFarBelow ? 'mb-2 font-medium' : 'sr-only'}>
            {question?.text ?? texts.choices}
          </legend>
          <div className="flex flex-wrap gap-2">
            {choices.map(({ label }) => (
              <button
                key={label}
                type="button"
                onClick={() => onAsk(label)}
                className="min-h-11 rounded-lg border border-accent px-4 py-2 text-left text-[0.9375rem] font-medium text-accent hover:bg-accent-soft"
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {followUps.length > 0 && (
        <ul aria-label={texts.followUps} className="mt-6 divide-y divide-line border-y border-line">
          {followUps.slice(0, mostFollowUps).map(({ label, run }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => onAsk(label, run)}
                className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left text-[0.9375rem] text-quiet hover:text-ink"
              >
                {label}
                <ArrowRightIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
