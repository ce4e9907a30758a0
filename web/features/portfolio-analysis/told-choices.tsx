import { useRef, useState } from 'react';
import type { ToldKind } from '#contract/holdings.ts';
import type { UnknownHolding } from '#advisor/portfolio/analyze/allocation.ts';
import { money, percent } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { toldKindTexts } from '#web/content/money/told-kinds.ts';
import type { Tell } from '#web/features/portfolio-analysis/use-portfolio.ts';
import { OptionsOf, SelectField } from '#web/ui/select-field.tsx';

const texts = portfolioTexts.unknown;
/** More at a time is a form, not a question. */
const maxAsked = 5;

interface ToldChoicesProps {
  /** Symbols that are not known, the largest first. */
  symbols: readonly UnknownHolding[];
  onTell: Tell;
}

/** Asks the owner what unknown symbols are, and lets them change what they have said. */
export function ToldChoices({ symbols, onTell }: ToldChoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const asked = symbols.filter(({ told }) => told === null);
  const answered = symbols.filter(({ told }) => told !== null);
  const share = asked.reduce((sum, one) => sum + one.share, 0);
  const tell = async ({ label }: UnknownHolding, told: ToldKind | null) => {
    const isStored = await onTell(label, told);
    setSaid(isStored ? texts.saved(label) : texts.failed);
    // The choice goes to another place; the focus stays in this one.
    if (isStored) heading.current?.focus();
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-base font-medium outline-none">
        {asked.length > 0 ? texts.askTitle : texts.toldTitle}
      </h3>
      {asked.length > 0 && <p className="mt-0.5">{texts.askText(percent(share))}</p>}
      <Choices symbols={asked.slice(0, maxAsked)} onChoose={tell} />
      {asked.length > maxAsked && <p className="mt-2 text-quiet">{texts.more(asked.length - maxAsked)}</p>}
      {answered.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4">
            {texts.answered(answered.length)}
          </summary>
          <Choices symbols={answered} onChoose={tell} />
        </details>
      )}
      <output className="block empty:hidden">{said}</output>
    </>
  );
}

/** Below this, a share with one decimal would read as nothing. */
const minShare = 0.05;
const shareOf = ({ share }: UnknownHolding) => (Math.abs(share) < minShare ? texts.little : percent(share));

interface ChoicesProps {
  symbols: readonly UnknownHolding[];
  onChoose: (symbol: UnknownHolding, told: ToldKind | null) => Promise<void>;
}

function Choices({ symbols, onChoose }: ChoicesProps) {
  if (symbols.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-4">
      {symbols.map((symbol) => (
        <li key={symbol.label}>
          <SelectField
            label={texts.label(symbol.label)}
            value={symbol.told ?? ''}
            onChange={(event) => void onChoose(symbol, (event.target.value || null) as ToldKind | null)}
          >
            <option value="">{symbol.told === null ? texts.choose : texts.forget}</option>
            <OptionsOf names={toldKindTexts} />
          </SelectField>
          <p className="mt-1 text-quiet">
            {symbol.name !== symbol.label && `${symbol.name}: `}
            {texts.of(money(symbol.value), shareOf(symbol))}
          </p>
        </li>
      ))}
    </ul>
  );
}
