import { useEffect, useRef, useState } from 'react';
import { todayTexts } from '#web/content/money/today.ts';
import {
  choicesOf,
  firstQuestions,
  type Choice,
  type FirstChoices,
} from '#web/features/today/first-numbers.ts';
import { FirstReview } from '#web/features/today/first-review.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = todayTexts.start;

interface FirstStepsProps {
  onSaved: () => Promise<void>;
  onSkip: () => void;
}

/** For who has saved nothing yet: four questions of one tap each, then what they come to, to be saved or not. */
export function FirstSteps({ onSaved, onSkip }: FirstStepsProps) {
  const [chosen, setChosen] = useState<Partial<FirstChoices>>({});
  const [step, setStep] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const go = (to: number) => {
    setMoved(true);
    setStep(to);
  };
  const question = firstQuestions[step];
  const choose = (choice: Choice) => {
    if (question) setChosen((before) => ({ ...before, [question]: choice }));
    go(step + 1);
  };
  return (
    <section aria-labelledby="first-steps" className="mt-10 max-w-2xl rounded-xl bg-sunken p-6">
      <h2 id="first-steps" className="font-serif text-2xl font-medium">
        {texts.heading}
      </h2>
      <p className="mt-2 text-quiet">{texts.text}</p>
      <p className="mt-6 text-sm text-quiet">
        {question ? texts.progress(step + 1, firstQuestions.length) : texts.review.progress}
      </p>
      <StepHeading
        key={step}
        words={question ? texts.questions[question].ask : texts.review.heading}
        takesFocus={hasMoved}
      />
      {question ? (
        <fieldset
          aria-labelledby="first-question"
          className="mt-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap"
        >
          {choicesOf[question].map((choice) => (
            <Button
              key={choice.words}
              look="secondary"
              className="bg-paper max-sm:px-3 max-sm:py-2 max-sm:whitespace-normal aria-pressed:border-accent aria-pressed:bg-accent-soft"
              aria-pressed={chosen[question]?.value === choice.value}
              onClick={() => choose(choice)}
            >
              {choice.words}
            </Button>
          ))}
        </fieldset>
      ) : (
        <FirstReview chosen={chosen as FirstChoices} onSaved={onSaved} />
      )}
      {step > 0 && (
        <TextButton look="quiet" className="mt-3" onClick={() => go(step - 1)}>
          {texts.back}
        </TextButton>
      )}
      <p className="mt-4 border-t border-line pt-3 text-sm text-quiet">
        {texts.skip} <TextButton onClick={onSkip}>{texts.action}</TextButton>
      </p>
    </section>
  );
}

/** What was tapped is gone: the keyboard goes on at what took its place. */
function StepHeading({ words, takesFocus }: { words: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 id="first-question" ref={heading} tabIndex={-1} className="mt-1 text-lg font-medium">
      {words}
    </h3>
  );
}
