import { memo } from 'react';
import type { HoldingKind } from '#contract/holdings.ts';
import { portfolioTexts as texts } from '#web/content/money/portfolio.ts';
import { gainOf, type StoredHolding } from '#web/features/holdings/by-account.ts';
import {
  formatDollars,
  formatGain,
  formatGainShare,
  formatShareInColumn,
  formatShares,
} from '#web/features/holdings/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';

interface HoldingRowProps {
  holding: StoredHolding;
  /** Of everything, which its share is of. */
  total: number;
  onEdit: ((holding: StoredHolding) => void) | undefined;
}

/** Of these one share is worth its part of the value; an option or a bond is priced otherwise. */
const pricedByShare: ReadonlySet<HoldingKind> = new Set<HoldingKind>(['stock', 'fund', 'crypto']);

/** What one is worth where the file or its owner gave only shares and value. */
function priceOf({ kind, quantity, value }: StoredHolding): number | null {
  return quantity && pricedByShare.has(kind) ? value / quantity : null;
}

/** A position. On a phone the columns for which there is no room stand below its name and its value. */
export const HoldingRow = memo(function HoldingRow({ holding, total, onEdit }: HoldingRowProps) {
  const { symbol, name, kind, quantity, price, value } = holding;
  const gain = gainOf(holding);
  const share = total > 0 ? formatShareInColumn(value / total) : texts.unknown;
  const shares = quantity === null ? texts.unknown : formatShares(quantity);
  const one = price ?? priceOf(holding);
  const each = one === null ? texts.unknown : formatDollars(one);
  const gainLook = gain && gain.amount < 0 ? 'text-bad' : '';
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="w-full max-w-0 py-2.5 text-left font-normal">
        <span className="block truncate">
          {symbol !== null && <span className="font-medium">{symbol}</span>}
          {symbol === null && <span className="font-medium">{name}</span>}
        </span>
        <span className="block truncate text-sm text-quiet">
          {symbol !== null && name !== symbol ? name : name === texts.kinds[kind] ? '' : texts.kinds[kind]}
        </span>
        <span className="block truncate text-sm text-quiet lg:hidden">
          {quantity !== null && (one === null ? `${shares} · ` : `${shares} × ${each} · `)}
          {share}
        </span>
      </th>
      <td className="min-w-28 py-2.5 pl-5 text-right whitespace-nowrap max-lg:hidden">{shares}</td>
      <td className="min-w-32 py-2.5 pl-5 text-right whitespace-nowrap max-lg:hidden">{each}</td>
      <td className="py-2.5 pl-5 text-right whitespace-nowrap lg:min-w-36">
        {formatDollars(value)}
        {gain && (
          <span className={`block text-sm lg:hidden ${gainLook || 'text-quiet'}`}>
            {formatGain(gain.amount)}
          </span>
        )}
      </td>
      <td className="min-w-20 py-2.5 pl-5 text-right whitespace-nowrap max-lg:hidden">{share}</td>
      <td className={`min-w-40 py-2.5 pl-5 text-right whitespace-nowrap max-lg:hidden ${gainLook}`}>
        {gain ? formatGain(gain.amount) : texts.unknown}
        {gain && gain.share !== null && <span className="block text-sm">{formatGainShare(gain.share)}</span>}
      </td>
      {onEdit && (
        <td className="pl-1">
          <IconButton
            label={texts.edit(symbol ?? name)}
            onClick={() => onEdit(holding)}
            className="-mr-3 ml-auto"
          >
            <PencilIcon />
          </IconButton>
        </td>
      )}
    </tr>
  );
});
