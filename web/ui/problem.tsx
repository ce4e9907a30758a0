import { uiTexts } from '#web/content/ui.ts';
import { TextButton } from '#web/ui/text-button.tsx';

/** Something went wrong: what happened, and what to do. */
export function Problem({ title, advice, action, onAction }: ProblemProps) {
  return (
    <div role="alert" className="mx-auto flex min-h-[60dvh] max-w-md flex-col justify-center gap-4 px-6">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-quiet">{advice}</p>
      <p>
        <button
          type="button"
          onClick={onAction}
          className="min-h-11 rounded-md bg-accent px-5 font-medium text-on-accent"
        >
          {action}
        </button>
      </p>
    </div>
  );
}

/** The same in small, for a part that lies over the page. */
export function PartProblem({
  title,
  advice,
  action,
  onAction,
  onClose,
}: ProblemProps & { onClose: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-lg rounded-xl bg-raised p-5 shadow-lift"
    >
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-sm text-quiet">{advice}</p>
      <p className="mt-2 flex gap-6 text-sm">
        <TextButton onClick={onAction}>{action}</TextButton>
        <TextButton onClick={onClose} look="quiet">
          {uiTexts.close}
        </TextButton>
      </p>
    </div>
  );
}

/** A part of a page that cannot be shown: in one line, where it would be. */
export function SmallProblem({ text, action, onAction }: SmallProblemProps) {
  return (
    <p role="alert" className="my-5 text-sm text-quiet">
      {text} {onAction && <TextButton onClick={onAction}>{action}</TextButton>}
    </p>
  );
}

interface SmallProblemProps {
  text: string;
  action?: string;
  onAction?: () => void;
}

interface ProblemProps {
  title: string;
  advice: string;
  action: string;
  onAction: () => void;
}
