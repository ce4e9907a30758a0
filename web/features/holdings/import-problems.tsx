import type { ImportProblem } from '#advisor/portfolio/import/gather-rows.ts';
import { useState } from 'react';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = portfolioTexts.import.review;
/** More are shown when they are asked for. */
const shownFirst = 10;
const shownAtOnce = 200;

/** Every row that could not be read, with its line and the reason. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const [shown, setShown] = useState(shownFirst);
  if (problems.length === 0) return null;
  const left = problems.length - shown;
  return (
    <section
      aria-label={texts.problems(problems.length)}
      className="mt-5 rounded-lg border-l-2 border-bad bg-bad-soft px-4 py-3"
    >
      <h4 className="font-medium">{texts.problems(problems.length)}</h4>
      <p className="text-sm">{texts.problemsAbout(problems.length)}</p>
      <ul className="mt-2 space-y-2 text-sm">
        {problems.slice(0, shown).map(({ line, text, reason }) => (
          <li key={line}>
            <span className="figures font-medium">{texts.line(line)}</span>{' '}
            <span className="break-words">{text}</span>
            <span className="block break-words">{reason}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <TextButton className="text-sm" onClick={() => setShown(shown + shownAtOnce)}>
          {texts.moreProblems(Math.min(left, shownAtOnce))}
        </TextButton>
      )}
    </section>
  );
}
