import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { formatShare } from '#web/features/holdings/format.ts';

export function ImportProgress({ title, share }: { title: string; share: number }) {
  return (
    <div className="py-6">
      <output className="block break-words">{title}</output>
      <progress
        value={share}
        max={1}
        aria-label={portfolioTexts.import.progress}
        className="mt-3 h-1 w-full appearance-none overflow-hidden rounded bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="figures mt-1.5 text-sm text-quiet" aria-hidden="true">
        {formatShare(Math.floor(share * 100) / 100)}
      </p>
    </div>
  );
}
