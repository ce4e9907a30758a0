import type { ScenarioComparison } from '#contract/scenarios.ts';
import { scenarioTexts as texts } from '#web/content/money/scenarios.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

const cell = 'py-2.5 pl-2 text-right align-top sm:pl-4';

/** Scenarios side by side: what goes in where it differs, what comes out, and the difference from the first. */
export function ComparisonTable({ comparison }: { comparison: Omit<ScenarioComparison, 'calculator'> }) {
  const { title, scenarios, inputs, figures } = comparison;
  return (
    <ScrollRegion label={texts.sideBySide(title)} className="mt-6">
      <table className="figures w-full text-left text-sm sm:text-base">
        <caption className="pb-2 text-left text-sm text-quiet">{texts.sideBySide(title)}</caption>
        <thead>
          <tr className="border-b border-control">
            <th scope="col">
              <span className="sr-only">{texts.compared}</span>
            </th>
            {scenarios.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className="max-w-48 min-w-20 py-2 pl-2 text-right font-medium break-words sm:min-w-28 sm:pl-4"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SectionRow
            words={inputs.length > 0 ? texts.inputs : texts.sameInputs}
            span={scenarios.length + 1}
          />
          {inputs.map(({ label, values }) => (
            <tr key={label} className="border-b border-line">
              <Label>{label}</Label>
              {scenarios.map(({ id }, at) => (
                <td key={id} className={cell}>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <SectionRow words={texts.figures} span={scenarios.length + 1} />
          {figures.map(({ label, values, differences }) => (
            <tr key={label} className="border-b border-line">
              <Label>{label}</Label>
              {scenarios.map(({ id }, at) => (
                <td key={id} className={cell}>
                  <span className="block font-medium whitespace-nowrap">{values[at]}</span>
                  {differences[at] && (
                    <span className="block text-sm whitespace-nowrap text-quiet">{differences[at]}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Label({ children }: { children: string }) {
  return (
    <th scope="row" className="min-w-24 py-2.5 align-top font-normal sm:min-w-32">
      {children}
    </th>
  );
}

function SectionRow({ words, span }: { words: string; span: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className="pt-5 pb-1 text-sm font-normal text-quiet">
        {words}
      </th>
    </tr>
  );
}
