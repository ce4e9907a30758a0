import { pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import type { TaxPlan } from '#contract/my-plan.ts';
import { planTexts } from '#web/content/money/plan.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { PlaceLink } from '#web/lib/navigation/place-link.tsx';
import { useFunction } from '#web/lib/use-function.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = planTexts.taxes;

/** The federal tax of the year from saved numbers; for Pro what would lower it, and the days that count. */
export function TaxesSection() {
  const { answer, load } = useFunction('my-taxes');
  return (
    <section aria-labelledby="taxes" className="mt-14">
      <h2
        id="taxes"
        tabIndex={-1}
        className="scroll-mt-24 break-after-avoid font-serif text-3xl font-medium outline-none"
      >
        {texts.heading(answer === 'loading' || answer === 'failed' ? null : (answer.plan?.year ?? null))}
      </h2>
      {answer === 'loading' && <p className="mt-3 text-quiet">{texts.loading}</p>}
      {answer === 'failed' && (
        <p className="mt-3">
          {texts.failed} <TextButton onClick={() => void load()}>{planTexts.retry}</TextButton>
        </p>
      )}
      {typeof answer === 'object' &&
        (answer.plan ? (
          <>
            <Outlook plan={answer.plan} saved={planTexts.saved} />
            <ToCalculator inputs={answer.plan.inputs} />
            {answer.access === 'full' ? <Ways plan={answer.plan} /> : <Locked count={answer.locked} />}
          </>
        ) : (
          <p className="mt-3 max-w-[60ch]">
            {texts.empty}{' '}
            <ViewLink to="numbers" className="-my-3 text-accent underline underline-offset-4">
              {planTexts.empty.action}
            </ViewLink>
            <span className="mt-2 block">
              {texts.withoutPay} <ToCalculator inputs={{}} label={texts.openEmpty} />
            </span>
          </p>
        ))}
    </section>
  );
}

type ToldTaxes = Omit<TaxPlan, 'inputs'>;

/** The same in a shared copy: the figures, what would lower them, and the days that count. */
export function SharedTaxes({ plan, saved }: { plan: ToldTaxes; saved: string }) {
  return (
    <section aria-labelledby="taxes" className="mt-14">
      <h2 id="taxes" className="break-after-avoid font-serif text-3xl font-medium">
        {texts.heading(plan.year)}
      </h2>
      <Outlook plan={plan} saved={saved} />
      <Ways plan={plan} />
    </section>
  );
}

function ToCalculator({ inputs, label = texts.open }: Pick<TaxPlan, 'inputs'> & { label?: string }) {
  const query = new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
  return (
    <PlaceLink
      to={[pageOfCalculator('federal_income_tax'), query].filter((part) => String(part) !== '').join('?')}
      className="inline-flex items-center text-sm text-accent underline underline-offset-4 print:hidden"
    >
      {label}
    </PlaceLink>
  );
}

function Outlook({ plan, saved }: { plan: ToldTaxes; saved: string }) {
  return (
    <>
      <p className="mt-3 max-w-[60ch] break-after-avoid text-lg">{plan.conclusion}</p>
      <dl className="figures mt-5 grid break-inside-avoid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
        {plan.figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col">
            <dt className="mb-auto text-sm text-quiet">{label}</dt>
            <dd className="mt-0.5 text-xl font-semibold tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[66ch] text-sm text-quiet">
        {saved}: {plan.saved.join(', ')}. {plan.is_filing_assumed && texts.assumed}
      </p>
    </>
  );
}

/** How much of the highest tax a row comes to; the number is in the row. */
function Bar({ share, isNow }: { share: number; isNow: boolean }) {
  if (!(share > 0)) return null;
  return (
    <svg width="100%" height="8" aria-hidden="true" className="mt-1.5 block">
      <rect
        width={`${(share * 100).toFixed(2)}%`}
        height="8"
        rx="2"
        fill="currentColor"
        className={isNow ? 'text-chart-2' : 'text-chart-1'}
      />
    </svg>
  );
}

function Ways({ plan }: { plan: ToldTaxes }) {
  const highest = Math.max(...plan.alternatives.map(({ amount }) => amount ?? 0));
  return (
    <>
      {plan.alternatives.length > 1 && (
        <>
          <h3 className="mt-8 break-after-avoid text-lg font-medium">{texts.ways}</h3>
          {plan.advice && <p className="mt-1 max-w-[60ch] break-after-avoid">{plan.advice}</p>}
          <ScrollRegion label={texts.ways} className="mt-3">
            <table className="figures w-full text-left text-[0.8125rem] sm:text-base">
              <caption className="sr-only">{texts.ways}</caption>
              <thead className="text-[0.8125rem] text-quiet sm:text-sm">
                <tr className="border-b border-line">
                  <th scope="col" className="py-2 align-bottom font-normal">
                    {texts.change}
                  </th>
                  {plan.columns.map((column) => (
                    <th
                      key={column}
                      scope="col"
                      className="py-2 pl-2 text-right align-bottom font-normal sm:pl-4"
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {plan.alternatives.map(({ label, values, amount, difference }, at) => (
                  <tr key={label} className="break-inside-avoid border-b border-line">
                    <th scope="row" className="min-w-24 py-2 font-normal sm:min-w-40">
                      {at === 0 ? texts.now : label}
                      <Bar share={(amount ?? 0) / highest} isNow={at === 0} />
                    </th>
                    {[...values, difference].map((value, column) => (
                      <td
                        key={plan.columns[column]}
                        className={`py-2 pl-2 text-right whitespace-nowrap sm:pl-4 ${column === values.length ? 'font-medium' : ''}`}
                      >
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
      <h3 className="mt-8 break-after-avoid text-lg font-medium">{texts.dates}</h3>
      <dl className="mt-2 grid gap-2">
        {plan.dates.map(({ day, text }) => (
          <div key={day + text} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
            <dt className="text-sm text-quiet sm:pt-0.5">{formatDay(day)}</dt>
            <dd className="max-w-[60ch]">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Locked({ count }: { count: number }) {
  const { showPricing } = useNavigation();
  return (
    <div className="mt-6 rounded-xl bg-sunken p-6 print:hidden">
      <p>{texts.locked(count)}</p>
      <Button className="mt-4" onClick={showPricing}>
        {planTexts.locked.action}
      </Button>
    </div>
  );
}
