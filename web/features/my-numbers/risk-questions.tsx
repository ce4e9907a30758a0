import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { MyNumbers } from '#contract/my-numbers.ts';
import { riskTexts as texts } from '#web/content/money/risk-questions.ts';
import {
  riskFit,
  riskQuestions,
  savedHorizons,
  type RiskAnswers,
  type RiskFit,
  type RiskQuestion,
  type SavedHorizons,
} from '#web/features/my-numbers/risk-fit.ts';
import { Button } from '#web/ui/button.tsx';

interface RiskQuestionsProps {
  busy: boolean;
  numbers: MyNumbers;
  onSave: (share: number) => void;
  onCancel: () => void;
}

/** Seven questions; once all are answered, what fits and why. Nothing is saved but by the button. */
export function RiskQuestions({ busy, numbers, onSave, onCancel }: RiskQuestionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<RiskAnswers>({});
  // It takes the place of the button that was pressed.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [today] = useState(() => new Date());
  const horizons = savedHorizons(numbers, today);
  const fit = riskFit(answers, today.getFullYear(), horizons);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (fit) onSave(fit.share);
  };
  return (
    <form ref={form} onSubmit={save} className="mt-4 rounded-xl bg-sunken p-5">
      <div className="grid gap-6">
        {riskQuestions.map((question) => (
          <Question
            key={question}
            question={question}
            chosen={answers[question]}
            note={question === 'horizon' ? horizonNote(horizons) : undefined}
            onChoose={(option) => setAnswers((before) => ({ ...before, [question]: option }))}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-6">
        {fit ? (
          <Fit fit={fit} />
        ) : (
          <p className="text-sm text-quiet">
            {texts.answered(Object.keys(answers).length, riskQuestions.length)}
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {fit && (
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What the saved numbers say to the question, so that the answer can agree with them. */
function horizonNote({ retirement, goals }: SavedHorizons): string {
  const { horizons } = texts;
  return [
    horizons.note,
    ...(retirement !== undefined && retirement > 0 ? [horizons.retirement(retirement)] : []),
    ...(goals.length > 0 ? [horizons.goals(inWords.format(goals.map(({ name }) => `“${name}”`)))] : []),
  ].join(' ');
}

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface QuestionProps {
  question: RiskQuestion;
  chosen: string | undefined;
  note: string | undefined;
  onChoose: (option: string) => void;
}

function Question({ question, chosen, note, onChoose }: QuestionProps) {
  const name = useId();
  const { ask, options } = texts.questions[question];
  return (
    <fieldset>
      <legend className="font-medium">{ask}</legend>
      {note && <p className="mt-1 max-w-[60ch] text-sm text-quiet">{note}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries<string>(options).map(([option, words]) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-lg border border-control bg-paper px-4 text-sm hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={chosen === option}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Fit({ fit }: { fit: RiskFit }) {
  return (
    <>
      <h3 className="text-sm text-quiet">{texts.result}</h3>
      <p className="mt-1 font-serif text-xl font-medium">{fit.conclusion}</p>
      {fit.why.map((reason) => (
        <p key={reason} className="mt-2 max-w-[60ch]">
          {reason}
        </p>
      ))}
      <p className="mt-3 text-sm text-quiet">{texts.saves(fit.share)}</p>
    </>
  );
}
