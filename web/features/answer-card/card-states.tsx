import { shell } from '#web/content/shell.ts';
import { isNotLoaded } from '#web/lib/lazy-part.tsx';
import { SmallProblem } from '#web/ui/problem.tsx';

/** Holds the place of a card whose code is on its way. */
export function CardToCome() {
  return <div className="my-5 h-96 rounded-2xl bg-sunken" />;
}

/** Takes the place of a card that cannot be shown. */
export function NoCard({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { noCard, cardNotLoaded } = shell.problems;
  return isNotLoaded(error) ? (
    <SmallProblem {...cardNotLoaded} onAction={onRetry} />
  ) : (
    <SmallProblem text={noCard} />
  );
}
