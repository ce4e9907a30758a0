/** Something went wrong: what happened, and what to do. */
export function Problem({ title, advice, action, onAction }: ProblemProps) {
  return (
    <div role="alert" className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-6">
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

interface ProblemProps {
  title: string;
  advice: string;
  action: string;
  onAction: () => void;
}
