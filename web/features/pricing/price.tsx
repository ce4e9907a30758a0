import { proPlan, yearlySavingCents, type YearlyPrice } from '#contract/plans.ts';
import type { pricing } from '#web/content/pricing.ts';
import { formatPrice } from '#web/lib/billing/format-price.ts';

export type Period = 'month' | 'year';

interface PriceProps {
  cents: number;
  per: string;
}

export function Price({ cents, per }: PriceProps) {
  return (
    <p className="figures mt-5">
      <span className="text-4xl font-semibold tracking-tight">{formatPrice(cents)}</span>{' '}
      <span className="text-quiet">{per}</span>
    </p>
  );
}

interface ProPriceProps {
  texts: typeof pricing;
  /** Undefined if Pro is sold only by the month. */
  yearly: YearlyPrice | undefined;
  period: Period;
  onChoose: (period: Period) => void;
}

/** The price of Pro: by the month, or by the period that the user chooses. */
export function ProPrice({ texts, yearly, period, onChoose }: ProPriceProps) {
  if (!yearly) return <Price cents={proPlan.monthlyPriceCents} per={texts.perMonth} />;
  const saving = yearlySavingCents(yearly);
  const isYear = period === 'year';
  return (
    <>
      <fieldset className="mt-5 flex w-fit rounded-lg border border-line p-0.5">
        <legend className="sr-only">{texts.yearly.label}</legend>
        {(['month', 'year'] as const).map((name) => (
          <label
            key={name}
            className="relative flex min-h-11 cursor-pointer items-center rounded-md px-3.5 text-sm text-quiet outline-accent hover:text-ink has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="billing-period"
              checked={name === period}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {texts.yearly[name]}
            {name === 'year' && saving > 0 && `, ${texts.yearly.saves(formatPrice(saving))}`}
          </label>
        ))}
      </fieldset>
      <Price
        cents={isYear ? yearly.priceCents : proPlan.monthlyPriceCents}
        per={isYear ? texts.yearly.perYear : texts.perMonth}
      />
      {isYear && saving > 0 && (
        <p className="figures mt-1 text-sm text-quiet">
          {texts.yearly.saving(formatPrice(saving), formatPrice(proPlan.monthlyPriceCents * 12))}
        </p>
      )}
    </>
  );
}
