import { useMemo, useState, type ReactNode } from 'react';
import type { AccountType, Holding } from '#contract/holdings.ts';
import { brokerTitles } from '#advisor/portfolio/import/brokers.ts';
import { accountTypeOf } from '#advisor/portfolio/import/kinds.ts';
import type { PositionsReading, ReadOptions } from '#advisor/portfolio/import/read-positions.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { ColumnChoices } from '#web/features/holdings/column-choices.tsx';
import { formatDay, formatDollars } from '#web/features/holdings/format.ts';
import { ImportAccounts } from '#web/features/holdings/import-accounts.tsx';
import { ImportPreview } from '#web/features/holdings/import-preview.tsx';
import { ImportProblems } from '#web/features/holdings/import-problems.tsx';
import { ImportRemoval } from '#web/features/holdings/import-removal.tsx';
import { removedBy } from '#web/features/holdings/removed-by.ts';
import type { StoredHolding } from '#web/features/holdings/by-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const texts = portfolioTexts.import.review;

interface ImportReviewProps {
  name: string;
  /** Whether it is a file, and so likely all that an account holds. */
  isSnapshot: boolean;
  reading: PositionsReading;
  /** What is there already. */
  stored: readonly StoredHolding[];
  problem: string | null;
  busy: boolean;
  /** Reads it again, with other columns. */
  onRead: (options: Pick<ReadOptions, 'mapping' | 'decimals'>) => void;
  onBack: () => void;
  onSubmit: (holdings: Holding[], replace: boolean) => void;
}

/** What was recognized, to be looked at and corrected before anything is stored. */
export function ImportReview({
  reading,
  name,
  isSnapshot,
  stored,
  problem,
  busy,
  onRead,
  onBack,
  onSubmit,
}: ImportReviewProps) {
  const [account, setAccount] = useState(() => reading.holdings[0]?.account || portfolioTexts.unnamed);
  const [types, setTypes] = useState<Record<string, AccountType>>({});
  const [chosen, setChosen] = useState<boolean | null>(null);
  const holdings = useMemo(
    () => reading.holdings.map((holding) => corrected(holding, reading.namesAccount ? account : null, types)),
    [reading, account, types],
  );
  const removal = useMemo(
    () => removedBy({ holdings, problems: reading.problems }, stored),
    [holdings, reading.problems, stored],
  );
  // A file that names no account and shares no position with the one it would go to is likely of another account.
  const isForeign = reading.namesAccount && removal.isForeign;
  const replace = chosen ?? (isSnapshot && !isForeign && !reading.isCut && !removal.isUnread);
  const accounts = [...new Map(holdings.map((holding) => [holding.account, holding.account_type]))];
  const total = holdings.reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      <h3 tabIndex={-1} className="font-medium">
        {texts.heading}
      </h3>
      <p className="mt-1 break-words text-quiet">{name}</p>
      <div className="mt-4 border-l-2 border-accent pl-4">
        <p>{reading.broker ? texts.recognized(brokerTitles[reading.broker]) : texts.unknown}</p>
        {holdings.length > 0 && (
          <p className="figures text-xl font-medium">
            {texts.summary(holdings.length, accounts.length)}, {texts.worth(formatDollars(total))}
          </p>
        )}
        <p className="text-sm text-quiet">
          {(reading.isDated ? texts.dated : texts.undated)(formatDay(reading.asOf))}{' '}
          {reading.merged > 0 && texts.merged(reading.merged)}
        </p>
        <Totals totals={reading.totals} />
      </div>
      {reading.ambiguous.length > 0 && (
        <Spaced>
          <Notice kind="problem">{texts.ambiguous(reading.ambiguous)}</Notice>
        </Spaced>
      )}
      {reading.isCut && (
        <Spaced>
          <Notice kind="problem">{texts.cut}</Notice>
        </Spaced>
      )}
      {reading.missing !== null && (
        <Spaced>
          <Notice kind="problem">{reading.missing}</Notice>
        </Spaced>
      )}
      {reading.missing === null && holdings.length === 0 && (
        <Spaced>
          <Notice kind="problem">{texts.nothing}</Notice>
        </Spaced>
      )}
      <ImportProblems problems={reading.problems} />
      <ImportPreview holdings={holdings} />
      {holdings.length > 0 && (
        <ImportAccounts
          accounts={accounts}
          name={reading.namesAccount ? account : null}
          onName={setAccount}
          onType={(of, type) => setTypes({ ...types, [of]: type })}
        />
      )}
      <ColumnChoices reading={reading} onRead={onRead} />
      {holdings.length > 0 && <ImportRemoval removal={removal} checked={replace} onChange={setChosen} />}
      {problem !== null && (
        <Spaced>
          <Notice kind="problem">{problem}</Notice>
        </Spaced>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {holdings.length > 0 && (
          <Button busy={busy} onClick={() => onSubmit(holdings, replace)}>
            {busy ? texts.submitting : texts.submit(holdings.length)}
          </Button>
        )}
        <Button look="secondary" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}

function Spaced({ children }: { children: ReactNode }) {
  return <div className="mt-5">{children}</div>;
}

/** With the names and the taxes of accounts that their owner has chosen. */
function corrected(holding: Holding, named: string | null, types: Record<string, AccountType>): Holding {
  const account = named === null ? holding.account : named.trim();
  const guessed = named === null ? holding.account_type : accountTypeOf(account);
  return { ...holding, account, account_type: types[account] ?? guessed };
}

function Totals({ totals }: { totals: PositionsReading['totals'] }) {
  return totals.slice(0, 5).map(({ line, said, added, matches }) => (
    <p key={line} className={`figures mt-1 text-sm ${matches ? 'text-quiet' : 'text-bad'}`}>
      {matches
        ? texts.totalRight(formatDollars(said))
        : texts.totalWrong(formatDollars(said), formatDollars(added))}
    </p>
  ));
}
