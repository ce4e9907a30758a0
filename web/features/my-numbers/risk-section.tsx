import { Suspense, useRef, useState } from 'react';
import type { MyNumbers } from '#contract/my-numbers.ts';
import { myNumbersTexts } from '#web/content/money/my-numbers.ts';
import { useChange } from '#web/features/my-numbers/use-numbers.ts';
import { whenSaved } from '#web/features/my-numbers/when-saved.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { saveFacts } from '#web/lib/numbers/my-numbers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** Brings the calculator along: fetched when somebody takes the questionnaire. */
const RiskQuestions = lazyPart(
  () => import('#web/features/my-numbers/risk-questions.tsx'),
  (part) => part.RiskQuestions,
);

const texts = myNumbersTexts.risk;

interface RiskSectionProps {
  numbers: MyNumbers;
  onChanged: () => Promise<void>;
}

/** The share of stocks that fits the person: as it is saved, and the questionnaire that it comes from. */
export function RiskSection({ numbers, onChanged }: RiskSectionProps) {
  const saved = numbers.facts.find(({ fact }) => fact === 'stock_share');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { busy, problem, change } = useChange(onChanged);
  // What was pressed is gone then: the keyboard goes on at the heading.
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const save = async (share: number | null, words: string) => {
    const source = 'questionnaire';
    if (!(await change((client) => saveFacts(client, { stock_share: share }, source)))) return;
    setDone(words);
    close();
  };
  const open = () => {
    setDone(null);
    setOpen(true);
  };
  return (
    <section aria-labelledby="risk" className="mt-14">
      <h2 id="risk" ref={heading} tabIndex={-1} className="scroll-mt-24 font-serif text-2xl font-medium">
        {texts.heading}
      </h2>
      {saved ? (
        <div className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <div className="grow">
            <p className="figures font-medium">{texts.share(Number(saved.value))}</p>
            <p className="text-sm text-quiet">{whenSaved(saved)}</p>
          </div>
          <TextButton
            look="quiet"
            className="text-sm"
            aria-label={texts.removeLabel}
            disabled={busy}
            onClick={() => void save(null, texts.removed)}
          >
            {myNumbersTexts.remove}
          </TextButton>
        </div>
      ) : (
        <p className="mt-3 max-w-[60ch] text-quiet">{texts.about}</p>
      )}
      {isOpen ? (
        <Suspense fallback={<span className="spinner" aria-hidden="true" />}>
          <RiskQuestions
            busy={busy}
            numbers={numbers}
            onSave={(share) => void save(share, myNumbersTexts.saved)}
            onCancel={close}
          />
        </Suspense>
      ) : (
        <TextButton onClick={open}>{saved ? texts.again : texts.take}</TextButton>
      )}
      <div className="mt-2">
        {done && <Notice kind="done">{done}</Notice>}
        {problem && <Notice kind="problem">{problem}</Notice>}
      </div>
    </section>
  );
}
