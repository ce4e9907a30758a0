import '#web/lib/zod-without-eval.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  calculatorAtPage,
  pageOfCalculator,
  placeInCatalog,
  type CatalogPlace,
} from '#advisor/calculators/catalog/catalog.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { askAboutRun } from '#advisor/compose/calculations/ask-about-run.ts';
import { calculatorTexts as texts } from '#web/content/calculators.ts';
import { rulesYear } from '#web/content/card.ts';
import { CalculatorCard, type GivenRun } from '#web/features/answer-card/calculator-card.tsx';
import { SaveScenario } from '#web/features/answer-card/save-scenario.tsx';
import type { CardInputs } from '#web/features/answer-card/use-run.ts';
import { Trail } from '#web/features/navigation/breadcrumb.tsx';
import { useIsLive } from '#web/lib/account/account.ts';
import { focusHeading } from '#web/lib/navigation/focus-heading.ts';
import { usePlace } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useCalculators } from '#web/lib/use-calculators.ts';
import { readRun, writeRun, type RunInAddress } from '#web/lib/navigation/run-in-address.ts';
import { CalculatorAbout } from '#web/pages/calculators/calculator-about.tsx';
import { CalculatorsPage } from '#web/pages/calculators/calculators-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { Place } from '#web/lib/navigation/view-history.ts';

/** The calculator whose page the address is, with the inputs that the address has. */
export function CalculatorPage() {
  const { place } = usePlace();
  const isLive = useIsLive();
  const shown = useRef<Place>(null);
  const name = calculatorAtPage(place.path) ?? '';
  const listed = placeInCatalog(name);
  useEffect(() => {
    if (!isLive) return;
    // No document is loaded on the way from one to the other, so screen readers are told by moving the focus.
    if (shown.current !== null && shown.current !== place) focusHeading();
    shown.current = place;
    if (!listed) return;
    document.title = texts.windowTitle(listed.entry.title);
    document
      .querySelector('meta[name=description]')
      ?.setAttribute('content', texts.description(listed.entry.summary));
  }, [place, isLive, listed]);
  return listed ? <ListedCalculator listed={listed} place={place} /> : <CalculatorsPage />;
}

function ListedCalculator({ listed, place }: { listed: CatalogPlace; place: Place }) {
  const { name } = listed.entry;
  const calculator = useCalculators([name]).get(name);
  if (!calculator) return <CalculatorsPage />;
  const told = readRun(calculator, place.search);
  return (
    <>
      <Trail by="calculators" title={calculator.title} />
      <article className="calculator frame pt-6 pb-20 sm:pt-10">
        <h1
          tabIndex={-1}
          className="max-w-[24ch] font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-5xl"
        >
          {calculator.title}
        </h1>
        <p className="mt-4 mb-8 max-w-[60ch] text-lg text-quiet sm:mb-10">{listed.entry.summary}</p>
        {/* Another address is another run, unless it says nothing of one: then what was typed before the script stays. */}
        <Run
          key={place.path + (isOfLink(told) ? place.search : '')}
          calculator={calculator}
          told={told}
          search={place.search}
          listed={listed}
        />
        <CalculatorAbout calculator={calculator} listed={listed} />
      </article>
    </>
  );
}

/** So many inputs are open at once on a page; the others are one click away. */
const maxForemost = 12;
const rewriteMs = 150;

function Run({
  calculator,
  told,
  search,
  listed,
}: {
  calculator: AnyCalculator;
  told: RunInAddress;
  search: string;
  listed: CatalogPlace;
}) {
  const { rewrite } = usePlace();
  const { askInChat, chatIntent } = useOverlays();
  const isLive = useIsLive();
  const year = told.year ?? rulesYear;
  const isFromLink = isOfLink(told);
  const [start] = useState<CardInputs>(() => startOf(calculator, isFromLink ? told.inputs : null));
  const page = pageOfCalculator(listed.entry.name);
  const yearOf = ({ run }: GivenRun) => (run.result.facts.length > 0 ? year : undefined);
  const queryOf = (given: GivenRun) =>
    given.isChanged ? writeRun(calculator, given.values, yearOf(given)) : search;
  const rewriteSoon = useRewriteSoon(rewrite);
  return (
    <CalculatorCard
      calculator={calculator}
      inputs={start}
      year={year}
      foremost={foremostOf(calculator, told.inputs)}
      notes={[
        ...(told.unknown.length > 0 ? [texts.unknown(told.unknown)] : []),
        ...(told.isYearWrong ? [texts.wrongYear] : []),
      ]}
      onRun={(given) => rewriteSoon(queryOf(given))}
      renderActions={(given) => {
        const asked = given && askAboutRun(calculator, given.values, yearOf(given));
        return (
          <>
            <Button
              disabled={!asked}
              onClick={() => {
                if (!asked) return;
                // The chat gets an entry of its own in the history, above this one with its inputs.
                rewrite(queryOf(given));
                askInChat(asked.question, asked.run);
              }}
              {...chatIntent}
            >
              {texts.ask}
            </Button>
            {given && (
              <CopyButton label={texts.copy} text={(isLive ? location.origin : '') + page + queryOf(given)} />
            )}
            <Button
              look="quiet"
              className="px-3 text-sm font-normal max-sm:hidden"
              onClick={() => window.print()}
            >
              {texts.print}
            </Button>
            {given && (
              <SaveScenario
                key={JSON.stringify(given.values)}
                run={{ calculator: calculator.name, inputs: { ...given.values }, year: yearOf(given) }}
                suggested={listed.entry.title}
              />
            )}
            {isFromLink && (
              <a
                href={page}
                className="inline-flex min-h-11 items-center text-sm text-quiet underline underline-offset-4 hover:text-ink"
              >
                {texts.example}
              </a>
            )}
          </>
        );
      }}
    />
  );
}

/**
 * Puts a query into the address in a moment: a slider that is drawn changes more often than browsers let an address
 * change. It is this page's own address alone: a click that may lead away comes after it, and once the page is left or
 * hidden behind one that is still loading, nothing is written.
 */
function useRewriteSoon(rewrite: (query: string) => void): (query: string) => void {
  const pending = useRef<{ query: string; timer: number }>(null);
  useLayoutEffect(() => {
    const write = () => {
      if (pending.current) rewrite(pending.current.query);
      forget();
    };
    const forget = () => {
      window.clearTimeout(pending.current?.timer);
      pending.current = null;
    };
    window.addEventListener('click', write, true);
    return () => {
      window.removeEventListener('click', write, true);
      forget();
    };
  }, [rewrite]);
  return (query) => {
    window.clearTimeout(pending.current?.timer);
    pending.current = { query, timer: window.setTimeout(() => rewrite(query), rewriteMs) };
  };
}

/** Whether an address says anything of a run. */
const isOfLink = ({ inputs, year }: RunInAddress) => Object.keys(inputs).length > 0 || year !== undefined;

/** What the link has, or else the first example. */
function startOf({ examples }: AnyCalculator, told: Readonly<Record<string, unknown>> | null): CardInputs {
  const inputs: Record<string, unknown> = told ?? examples[0]?.input ?? {};
  const origin = told ? 'from the link' : 'an example';
  return Object.fromEntries(Object.entries(inputs).map(([field, value]) => [field, { value, origin }]));
}

/** What the examples or the link set, and what has to be given, in the calculator's own order. */
function foremostOf(
  { fields, schema, examples }: AnyCalculator,
  told: Readonly<Record<string, unknown>>,
): string[] {
  const set = new Set([...Object.keys(told), ...Object.keys(examples[0]?.input ?? {})]);
  const isRequired = (name: string) => !schema.shape[name].safeParse(undefined).success;
  return Object.keys(fields)
    .filter((name) => set.has(name) || isRequired(name))
    .slice(0, Math.max(maxForemost, set.size));
}
