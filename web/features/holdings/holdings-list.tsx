import { useMemo, useState } from 'react';
import { portfolioTexts as texts } from '#web/content/money/portfolio.ts';
import { summarize, type AccountOfHoldings, type StoredHolding } from '#web/features/holdings/by-account.ts';
import {
  formatDay,
  formatDollars,
  formatGain,
  formatGainShare,
  formatShare,
} from '#web/features/holdings/format.ts';
import { HoldingRow } from '#web/features/holdings/holding-row.tsx';
import { Folded, FoldMark } from '#web/ui/folded-section.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** So many rows of an account at a time: a page of ten thousand would be slow, and nobody reads it. */
const rowsAtOnce = 100;
/** From how many positions on accounts are folded on a phone. */
const manyOnPhone = 12;
/** From how many positions on there is a field to find one. */
const many = 30;

interface HoldingsListProps {
  holdings: readonly StoredHolding[];
  /** Whether it begins with what it all comes to. */
  hasTotal?: boolean;
  /** Without these the list is only to be read. */
  onEdit?: (holding: StoredHolding) => void;
  onRemoveAccount?: (account: AccountOfHoldings) => void;
}

/** Positions by account, with value, share and gain. */
export function HoldingsList({ holdings, hasTotal = true, onEdit, onRemoveAccount }: HoldingsListProps) {
  const [query, setQuery] = useState('');
  const summary = useMemo(() => summarize(holdings), [holdings]);
  const wanted = query.trim().toLowerCase();
  const found = useMemo(
    () =>
      wanted === ''
        ? summary
        : summarize(
            holdings.filter(({ symbol, name }) => `${symbol ?? ''} ${name}`.toLowerCase().includes(wanted)),
          ),
    [holdings, summary, wanted],
  );
  const count = found.accounts.reduce((sum, account) => sum + account.holdings.length, 0);
  return (
    <>
      {hasTotal && <Totals summary={summary} />}
      {holdings.length >= many && (
        <search className="mt-8 block max-w-md">
          <label htmlFor="find-position" className="mb-1.5 block text-sm font-medium">
            {texts.find}
          </label>
          <input
            id="find-position"
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="min-h-11 w-full rounded-lg border border-control bg-raised px-4 text-base"
          />
          <output className="mt-1.5 block min-h-6 text-sm text-quiet">
            {wanted !== '' && (count === 0 ? texts.none(query.trim()) : texts.found(count))}
          </output>
        </search>
      )}
      {found.accounts.map((account) => (
        <Account
          // A search opens what it has found.
          key={`${account.account} ${wanted === ''}`}
          account={account}
          total={summary.value}
          isFoldable={wanted === '' && holdings.length > manyOnPhone}
          onEdit={onEdit}
          onRemove={onRemoveAccount && wanted === '' ? () => onRemoveAccount(account) : undefined}
        />
      ))}
    </>
  );
}

/** What all positions come to, and what they have gained. */
export function Totals({
  summary: { value, gain, firstDay, lastDay },
}: {
  summary: ReturnType<typeof summarize>;
}) {
  return (
    <dl className="mt-8 flex flex-wrap gap-x-16 gap-y-5">
      <div>
        <dt className="text-sm text-quiet">{texts.total}</dt>
        <dd className="figures text-4xl font-medium tracking-tight sm:text-5xl">{formatDollars(value)}</dd>
        <dd className="mt-1 text-sm text-quiet">
          {firstDay === lastDay
            ? texts.asOf(formatDay(lastDay))
            : texts.from(formatDay(firstDay), formatDay(lastDay))}
        </dd>
      </div>
      {gain && (
        <div>
          <dt className="text-sm text-quiet">{gain.amount < 0 ? texts.loss : texts.gain}</dt>
          <dd className="figures text-2xl font-medium tracking-tight sm:text-3xl">
            {formatGain(gain.amount)}
            {gain.share !== null && (
              <span className="ml-2 text-base font-normal text-quiet">{formatGainShare(gain.share)}</span>
            )}
          </dd>
          {value > 0 && gain.value < value && (
            <dd className="mt-1 text-sm text-quiet">{texts.gainOf(formatShare(gain.value / value))}</dd>
          )}
        </div>
      )}
    </dl>
  );
}

interface AccountProps {
  account: AccountOfHoldings;
  /** Of all accounts. */
  total: number;
  isFoldable: boolean;
  onEdit: ((holding: StoredHolding) => void) | undefined;
  onRemove: (() => void) | undefined;
}

function Account({
  account: { account, type, value, holdings },
  total,
  isFoldable,
  onEdit,
  onRemove,
}: AccountProps) {
  const [shown, setShown] = useState(rowsAtOnce);
  const name = account || texts.unnamed;
  const left = holdings.length - shown;
  const { columns } = texts;
  return (
    <section aria-label={name} className="mt-10">
      <Folded isFoldable={isFoldable}>
        <summary className="flex cursor-pointer list-none flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2 [&::-webkit-details-marker]:hidden">
          <h3 className="min-w-0 font-serif text-2xl font-medium tracking-tight break-words">{name}</h3>
          <span className="figures flex items-baseline gap-2 text-lg">
            <span className="font-medium">{formatDollars(value)}</span>{' '}
            {total > 0 && (
              <span className="text-sm text-quiet">{texts.shareOf(formatShare(value / total))}</span>
            )}
            <FoldMark />
          </span>
          <span className="w-full text-sm text-quiet">{texts.accountTypes[type]}</span>
        </summary>
        <table className="figures w-full text-[0.9375rem]">
          <thead className="text-sm text-quiet max-lg:sr-only">
            <tr>
              <th scope="col" className="w-full max-w-0 py-2 text-left font-normal">
                {columns.position}
              </th>
              <th scope="col" className="w-28 py-2 text-right font-normal max-lg:hidden">
                {columns.shares}
              </th>
              <th scope="col" className="w-32 py-2 text-right font-normal max-lg:hidden">
                {columns.price}
              </th>
              <th scope="col" className="w-36 py-2 text-right font-normal">
                {columns.value}
              </th>
              <th scope="col" className="w-20 py-2 text-right font-normal max-lg:hidden">
                {columns.share}
              </th>
              <th scope="col" className="w-40 py-2 text-right font-normal max-lg:hidden">
                {columns.gain}
              </th>
              {onEdit && (
                <th scope="col" className="w-14 py-2">
                  <span className="sr-only">{columns.edit}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {holdings.slice(0, shown).map((holding) => (
              <HoldingRow key={holding.id} holding={holding} total={total} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
        <div className="flex flex-wrap gap-x-6">
          {left > 0 && (
            <TextButton onClick={() => setShown(shown + 5 * rowsAtOnce)}>
              {texts.more(Math.min(left, 5 * rowsAtOnce))}
            </TextButton>
          )}
          {onRemove && (
            <TextButton
              look="quiet"
              className="text-sm"
              aria-label={texts.removeAccount.label(name)}
              onClick={onRemove}
            >
              {texts.removeAccount.open}
            </TextButton>
          )}
        </div>
      </Folded>
    </section>
  );
}
