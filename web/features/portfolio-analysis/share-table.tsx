import type { Share } from '#advisor/portfolio/analyze/allocation.ts';
import { money } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { shareText } from '#web/features/portfolio-analysis/share-text.ts';

const { columns } = portfolioTexts.allocation;

/** One color for each family of things, so that it says the same everywhere; what is not known is gray. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^unknown$|^none$/, 'text-control'],
  [/_bonds$/, 'text-chart-3'],
  [/^cash$/, 'text-chart-2'],
  [/^(?:commodities|crypto|options)$/, 'text-chart-4'],
];
const colourOf = (id: string) => families.find(([pattern]) => pattern.test(id))?.[1] ?? 'text-chart-1';

interface ShareTableProps {
  shares: readonly Share[];
  caption: string;
  /** Of the first column. */
  label: string;
  /** One color for all of them. */
  plain?: boolean;
}

/** Shares of a whole: a chart whose bars stand in the rows of a table, with their numbers beside them. */
export function ShareTable({ shares, caption, label, plain = false }: ShareTableProps) {
  const most = Math.max(...shares.map(({ share }) => share), 1);
  return (
    <table className="figures w-full text-left text-sm sm:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-quiet">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-normal">
            {label}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {columns.share}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-normal">
            {columns.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, name, share, value }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="w-full py-2 pr-4 font-normal">
              {name}
              <svg width="100%" height="6" aria-hidden="true" className="mt-1 block">
                <rect
                  width={`${(Math.max(0, share) / most) * 100}%`}
                  height="6"
                  rx="2"
                  fill="currentColor"
                  className={plain ? 'text-chart-1' : colourOf(id)}
                />
              </svg>
            </th>
            <td className="py-2 pl-3 text-right whitespace-nowrap align-top font-medium">
              {shareText(share)}
            </td>
            <td className="py-2 pl-3 text-right whitespace-nowrap align-top text-quiet">{money(value, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
