import type { Advice, Calculation } from 'findeus-sdk';

/** Receipts are for programs, which find them in the structured content. */
const receipt = /^```findeus\n[\s\S]*?^```\n?/gm;

/** A place on the site, such as `[Bonds](#article.bonds)`: nowhere to go from an assistant. */
const linkInside = /\[([^\]]*)\]\(#[^)\s]*\)/g;

/** The advice names its sources itself. */
export function adviceInWords({ advice, confidence }: Advice): string {
  const text = advice.replaceAll(receipt, '').replaceAll(linkInside, '$1').trim();
  return `${text}\n\nConfidence: ${Math.round(confidence * 100)}%`;
}

export function calculationInWords(calculation: Calculation): string {
  const { figures, assumed, steps, sources } = calculation;
  return [
    `${calculation.title}, ${calculation.tax_year}`,
    calculation.summary,
    section(
      'Figures',
      figures.map(({ label, text }) => `${label}: ${text}`),
    ),
    section('Why', calculation.reasons),
    section('Next steps', calculation.next_steps),
    section('Assumed, because it was not given', assumedInWords(assumed)),
    section(
      'How it is worked out',
      steps.map(({ label, formula, text }) => `${label}: ${formula === null ? '' : `${formula} = `}${text}`),
    ),
    section('Look out', calculation.warnings),
    section('Taken for granted', calculation.assumptions),
    section(
      'Sources',
      sources.map(({ title, publisher, url }) => `${title}, ${publisher}, ${url}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Most of what is left out is left at nothing, which one line can tell of. */
function assumedInWords(assumed: Calculation['assumed']): string[] {
  const nothing = assumed.filter(isNothing).map(({ label }) => label);
  return [
    ...assumed
      .filter((one) => !isNothing(one))
      .map(({ label, value, reason }) => `${label}: ${valueInWords(value)} (${reason})`),
    ...(nothing.length === 0 ? [] : [`none or no: ${nothing.join('; ')}`]),
  ];
}

function isNothing({ value }: { value: unknown }): boolean {
  return value === 0 || value === false;
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${heading}:\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function valueInWords(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
