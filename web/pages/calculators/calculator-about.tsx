import { pageOfCalculator, type CatalogPlace } from '#advisor/calculators/catalog/catalog.ts';
import type { CatalogEntry } from '#advisor/calculators/catalog/catalog-group.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculatorTexts as texts } from '#web/content/calculators.ts';
import { rulesYear } from '#web/content/card.ts';
import { PlaceLink } from '#web/lib/navigation/place-link.tsx';
import { writeRun } from '#web/lib/navigation/run-in-address.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';

const maxExamples = 4;
const maxRelated = 4;
/** Others are there for the reader of messages, as people type them. */
const wellWritten = /^[A-Z].*[?.]$/;

/** Below a calculator: what it is for, questions to try, and where to go on. */
export function CalculatorAbout({ calculator, listed }: { calculator: AnyCalculator; listed: CatalogPlace }) {
  const all = calculator.examples as readonly { question: string; input: Record<string, unknown> }[];
  const examples = all.filter(({ question }) => wellWritten.test(question)).slice(0, maxExamples);
  return (
    <div className="mt-16 grid gap-x-12 gap-y-12 border-t border-line pt-10 lg:grid-cols-2 print:hidden">
      <section>
        <h2 className="font-serif text-2xl font-medium tracking-tight">{texts.about}</h2>
        <p className="mt-3 max-w-[60ch]">{calculator.about}</p>
        {examples.length > 0 && <h3 className="mt-8 mb-2 font-medium">{texts.examples}</h3>}
        <ul className="border-t border-line empty:hidden">
          {examples.map(({ question, input }) => (
            <li key={question} className="border-b border-line">
              <PlaceLink
                to={pageOfCalculator(calculator.name) + writeRun(calculator, input, yearOf(input))}
                className="flex items-center justify-between gap-6 py-3 text-[0.9375rem] hover:text-accent"
              >
                <span className="max-w-[60ch]">{question}</span>
                <ArrowRightIcon />
              </PlaceLink>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={texts.related}>
        <h2 className="font-serif text-2xl font-medium tracking-tight">{texts.related}</h2>
        <ul className="mt-4 border-t border-line">
          {relatedTo(listed).map(({ name, title, summary }) => (
            <li key={name} className="border-b border-line">
              <PlaceLink
                to={pageOfCalculator(name)}
                className="flex items-center justify-between gap-6 py-3 hover:text-accent"
              >
                <span className="max-w-[60ch]">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-sm text-quiet">{summary}</span>
                </span>
                <ArrowRightIcon />
              </PlaceLink>
            </li>
          ))}
        </ul>
        <ViewLink to="calculators" className="mt-3 text-accent underline underline-offset-4">
          {texts.all}
        </ViewLink>
      </nav>
    </div>
  );
}

/** A link without any input would show the first example: one that needs none names its year. */
const yearOf = (input: object) => (Object.keys(input).length === 0 ? rulesYear : undefined);

/** Its neighbors in the catalog, where those stand beside each other that belong together. */
function relatedTo({ group, entry }: CatalogPlace): CatalogEntry[] {
  const { entries } = group;
  const at = entries.indexOf(entry);
  const around = [1, -1, 2, -2, 3, -3, 4, -4].flatMap((step) => entries[at + step] ?? []);
  return around.slice(0, maxRelated);
}
