import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import { sections } from '#advisor/compose/markdown.ts';
import { renderReceipt, toReceipt, type Origin } from '#advisor/compose/receipt.ts';
import { groundsOfWords } from '#advisor/model/check/grounds.ts';
import type { ModelMessage } from '#advisor/model/language-model.ts';
import type { ToolBox, ToolRun } from '#advisor/model/tools.ts';

interface EvidenceParts {
  toolBox: ToolBox;
  messages: readonly ModelMessage[];
  seed: number;
}

const mostSources = 8;

/** What stands below the words of a model: where the figures come from, the line of caution, and a receipt for every run. */
export function evidenceOf(parts: EvidenceParts): string {
  const { runs, facts } = parts.toolBox;
  const cited = [
    ...runs.flatMap(({ run }) => run.result.facts.map(({ source }) => source)),
    ...facts.map(({ source }) => source),
    ...runs.flatMap(({ calculator }) => calculator.sources),
  ];
  return sections(
    citeSources(sourcesById(cited), [], mostSources),
    educationLine,
    ...runs.map((done) => receiptOf(done, parts)),
  );
}

/** The receipts that the figures of an unfinished text lead to. */
export function receiptsFor(text: string, parts: EvidenceParts): string {
  const linked = parts.toolBox.runs.filter(({ id }) => text.includes(`](#${id}.`));
  return sections(...linked.map((done) => receiptOf(done, parts)));
}

function receiptOf(done: ToolRun, { messages, seed }: EvidenceParts): string {
  const asked = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');
  return renderReceipt(toReceipt({ ...done, seed, origins: originsOf(done, asked) }));
}

/** Inputs whose number, or one of whose words, the user has written. Whatever else a model fills in, it has assumed. */
function originsOf({ calculator, run }: ToolRun, asked: string): Record<string, Origin> {
  const numbers = groundsOfWords(asked, false).map(({ value }) => value);
  const words = asked.toLowerCase();
  const fields = calculator.fields as Fields;
  const isSaid = (name: string, value: unknown): boolean => {
    if (typeof value === 'number') return numbers.some((number) => Math.abs(number - value) < 1e-9);
    const options = aboutField(fields[name])?.options;
    return options?.[String(value)]?.some((word) => words.includes(word)) ?? false;
  };
  return Object.fromEntries(
    Object.entries(run.input).flatMap(([name, value]) =>
      isSaid(name, value) ? [[name, 'you said' as const]] : [],
    ),
  );
}
