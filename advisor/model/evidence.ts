import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import { sections } from '#advisor/compose/markdown.ts';
import { renderReceipt, toReceipt, type Origin } from '#advisor/compose/receipt.ts';
import { groundsOfWords, newestRead } from '#advisor/model/check/grounds.ts';
import type { ModelMessage } from '#advisor/model/language-model.ts';
import type { ToolBox } from '#advisor/model/tools.ts';
import type { ToolRun } from '#advisor/model/tool-run.ts';

interface EvidenceParts {
  toolBox: ToolBox;
  messages: readonly ModelMessage[];
  profile?: Readonly<Record<string, unknown>>;
  seed: number;
}

const maxSources = 8;

/** What stands below the words of a model: where the figures come from, the line of caution, and a receipt for every run. */
export function evidenceOf(parts: EvidenceParts): string {
  const { runs, facts, passages } = parts.toolBox;
  const cited = [
    ...runs.flatMap(({ run }) => run.result.facts.map(({ source }) => source)),
    ...facts.map(({ source }) => source),
    ...runs.flatMap(({ calculator }) => calculator.sources),
  ];
  return sections(
    citeSources(
      sourcesById(cited),
      [...new Map(passages.map((passage) => [passage.id, passage])).values()],
      maxSources,
    ),
    educationLine,
    ...runs.map((done) => receiptOf(done, parts)),
  );
}

/** The receipts that the figures of an unfinished text lead to. */
export function receiptsFor(text: string, parts: EvidenceParts): string {
  const linked = parts.toolBox.runs.filter(({ id }) => text.includes(`](#${id}.`));
  return sections(...linked.map((done) => receiptOf(done, parts)));
}

function receiptOf(done: ToolRun, { messages, profile = {}, seed }: EvidenceParts): string {
  const words = newestRead(messages).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  return renderReceipt(toReceipt({ ...done, seed, ...originsOf(done, words.join('\n'), profile) }));
}

/** Inputs that the user has written, or is known for by the profile. Whatever else a model fills in, it has assumed. */
function originsOf({ calculator, run }: ToolRun, asked: string, profile: Readonly<Record<string, unknown>>) {
  const fields = calculator.fields as Fields;
  const isSaid = createSaid(asked);
  const origins: Record<string, Origin> = {};
  const assumed: string[] = [];
  for (const [name, value] of Object.entries(run.input)) {
    const parts = partsOf(name, value, aboutField(fields[name]));
    const unsaid = parts.filter((part) => !isSaid(part));
    if (unsaid.length < parts.length) {
      origins[name] = 'you said';
      if (Array.isArray(value)) assumed.push(...unsaid.filter(countsFor).map(({ path }) => path));
    } else if (Object.hasOwn(profile, name) && isSame(fields[name]?.safeParse(profile[name]).data, value)) {
      origins[name] = 'your numbers';
    }
  }
  return { origins, assumed };
}

interface Part {
  path: string;
  value: unknown;
  about: FieldAbout | undefined;
}

/** An input, or of a list everything that its items hold. */
function partsOf(path: string, value: unknown, about: FieldAbout | undefined): Part[] {
  if (!Array.isArray(value)) return [{ path, value, about }];
  return value.flatMap((item: object, at) =>
    Object.entries(item).map(([name, part]: [string, unknown]) => ({
      path: `${path}.${at}.${name}`,
      value: part,
      about: aboutField(about?.items?.[name]),
    })),
  );
}

/** Whether its number stands in a text, or one of its words. An amount by the month may have been told by the year. */
function createSaid(asked: string): (part: Part) => boolean {
  const numbers = groundsOfWords(asked, false).map(({ value }) => value);
  const words = asked.toLowerCase();
  const says = (word: string) => words.includes(word);
  return ({ value, about }) => {
    if (typeof value === 'number') {
      const comesOften = about?.unit.startsWith('usd_per') ?? false;
      return numbers.some(
        (number) =>
          Math.abs(number - value) < 1e-9 ||
          (comesOften && [number * 12, number / 12].some((told) => Math.abs(told - value) <= halfACent)),
      );
    }
    return typeof value === 'string' && says(value.replaceAll('_', ' '));
  };
}

const halfACent = 0.005;

/** Nothing and no are what is not there, and nobody needs to be told that. */
function countsFor({ value }: Part): boolean {
  return value !== 0 && value !== false;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
