import { useEffect, useRef, useState } from 'react';
import type { Recommendation } from '#contract/my-plan.ts';
import { todayTexts as texts } from '#web/content/money/today.ts';
import { FirstSteps } from '#web/features/today/first-steps.tsx';
import { Goals } from '#web/features/today/goals.tsx';
import { NetWorthSection } from '#web/features/today/net-worth.tsx';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** The page of today: net worth, the next step, goals and questions. */
export function TodayView() {
  const { answer, load } = useFunction('today');
  const { show } = useNavigation();
  const [isFirst, setFirst] = useState(false);
  if (answer === 'loading') return <p className="mt-10 text-quiet">{texts.loading}</p>;
  if (answer === 'failed') {
    return (
      <p className="mt-10">
        {texts.failed} <TextButton onClick={() => void load()}>{texts.retry}</TextButton>
      </p>
    );
  }
  const { next, goals, net_worth: worth, questions } = answer;
  const isEmpty = next === null && [goals, worth.parts, questions].every((one) => one.length === 0);
  if (isEmpty) {
    const showFirst = async () => {
      setFirst(true);
      await load();
    };
    return <FirstSteps onSaved={showFirst} onSkip={() => show('numbers')} />;
  }
  return (
    // On a phone one below the other: what there is, what to do next, the goals, and what to ask.
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr] lg:items-start">
      <div className="grid gap-y-12 max-lg:contents">
        <NetWorthSection today={answer} />
        <div className="max-lg:order-2">
          <Goals goals={goals} stocks={answer.goal_stocks} />
        </div>
      </div>
      <div className="grid gap-y-12 max-lg:contents">
        <div className="max-lg:order-1">
          {next ? <NextStep step={next} isFirst={isFirst} /> : <NoStep isFirst={isFirst} />}
        </div>
        {questions.length > 0 && (
          <div className="max-lg:order-3">
            <Questions questions={questions} />
          </div>
        )}
      </div>
    </div>
  );
}

/** `isFirst`: it replaces the first steps, so it takes over the keyboard focus. */
function NextHeading({ isFirst }: { isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h2 id="next-step" ref={heading} tabIndex={-1} className="text-sm text-quiet">
      {texts.next.heading}
    </h2>
  );
}

/** What is saved decides nothing yet: names the number that would. */
function NoStep({ isFirst }: { isFirst: boolean }) {
  return (
    <section aria-labelledby="next-step" className="rounded-xl bg-accent-soft p-6">
      <NextHeading isFirst={isFirst} />
      <p className="mt-1 font-serif text-2xl leading-snug font-medium">{texts.next.none}</p>
      <p className="mt-3">{texts.next.noneBecause}</p>
      <ViewLink to="numbers" className="mt-3 text-accent underline underline-offset-4">
        {texts.start.action}
      </ViewLink>
    </section>
  );
}

function NextStep({ step, isFirst }: { step: Recommendation; isFirst: boolean }) {
  const { askInChat } = useOverlays();
  return (
    <section aria-labelledby="next-step" className="rounded-xl bg-accent-soft p-6">
      <NextHeading isFirst={isFirst} />
      <p className="mt-1 font-serif text-2xl leading-snug font-medium">{step.verdict}</p>
      <p className="mt-3">{step.because.slice(0, 2).join(' ')}</p>
      <p className="mt-3 text-sm text-quiet">
        {texts.next.saved}: {step.saved.join(', ')}.
      </p>
      {isFirst && (
        <p className="mt-1 text-sm text-quiet">
          {texts.start.rough}{' '}
          <ViewLink to="numbers" className="-my-3 text-accent underline underline-offset-4">
            {texts.start.exact}
          </ViewLink>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-6">
        <TextButton onClick={() => askInChat(step.ask)}>{texts.next.ask}</TextButton>
        <ViewLink to="plan" className="text-accent underline underline-offset-4">
          {texts.next.plan}
        </ViewLink>
      </div>
    </section>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  const { askInChat } = useOverlays();
  return (
    <section aria-labelledby="worth-asking">
      <h2 id="worth-asking" className="font-serif text-2xl font-medium">
        {texts.questions.heading}
      </h2>
      <ul className="mt-2">
        {questions.map((question) => (
          <li key={question} className="border-b border-line">
            <button
              type="button"
              onClick={() => askInChat(question)}
              className="flex min-h-12 w-full items-center justify-between gap-6 text-left hover:text-accent"
            >
              {question}
              <ArrowRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
