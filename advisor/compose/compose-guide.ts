import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { renderLinked } from '#advisor/compose/markdown.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide, type DecidedGuide } from '#advisor/guides/define/run-guide.ts';
import type { GuideManner } from '#advisor/plan/plan.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { Text } from '#advisor/quantities/text.ts';

interface ToGuide {
  guide: AnyGuide;
  /** What the person said, by the guide's own names. */
  given: Readonly<Record<string, unknown>>;
  year: number;
  seed: number;
  mode: 'free' | 'pro';
  manner: GuideManner;
  chosen: Readonly<Record<string, string>>;
  /** What was decided before the person told more. */
  before?: { verdict: string; given: Readonly<Record<string, unknown>> };
  comfort: string | undefined;
  articles: ReadonlyMap<string, Article>;
}

/** A decision with its reasons, when it would be another one, and what to do now. */
export function composeGuide({
  guide,
  given,
  chosen,
  year,
  seed,
  mode,
  manner,
  before,
  comfort,
  articles,
}: ToGuide): AnswerDocument {
  const { decision, verdict, question, runs, facts } = runGuide(guide, given, year, seed);
  // Figures of a guide name the receipt that they are from.
  const say = (words: Text) => renderLinked(withChosen(words, chosen), '');
  const { because, unless, next, say: words } = verdict;
  const ids = new Set([...(verdict.article === undefined ? [] : [verdict.article]), ...guide.articles]);
  const read = [...ids].flatMap((id) => articles.get(id) ?? []);
  const [reason, ...others] = because.map(say);
  const decided = say(verdict.opening);
  const wasDecided = before && say(runGuide(guide, before.given, year, seed).verdict.opening);
  const isSame = manner === 'decide' && decided === wasDecided;
  const isWeighed = Object.entries(given).some(([name, value]) => before?.given[name] !== value);
  const isAgain = manner !== 'decide' || isSame;
  const first = manner === 'kind' ? kindWords : manner === 'decide' ? (comfort ?? changeOf()) : undefined;
  return {
    ...(first === undefined ? {} : { comfort: first }),
    opening: manner === 'why' && reason !== undefined ? reason : decided,
    because: manner === 'short' || isSame ? [] : manner === 'why' ? [...others, decided] : because.map(say),
    // What was said already is not said again.
    ...(unless === undefined || isAgain ? {} : { unless: say(unless) }),
    next: manner === 'why' ? [] : [say(next)],
    ...(words === undefined || isAgain ? {} : { say: say(words) }),
    question: manner === 'decide' ? question?.question : undefined,
    receipts: runs.map(({ id, calculator, run }) =>
      toReceipt({
        id,
        calculator,
        run,
        year,
        seed,
        origins: originsOf(run.input, withoutChosen(given, chosen)),
      }),
    ),
    articles: read.slice(0, mode === 'pro' ? 3 : 1),
    sources: sourcesById([...guide.sources, ...facts.map(({ source }) => source)]),
    record: recordOf({ guide, given, chosen, decision, facts, question }),
  };

  /** What the person told since makes of the decision. */
  function changeOf(): string | undefined {
    if (!before) return undefined;
    if (before.verdict !== decision) return 'That changes my answer.';
    if (!isSame) return 'That changes the details, but not the decision.';
    return isWeighed ? 'That doesn’t change my answer.' : 'I can’t weigh that here, so my answer stays.';
  }
}

const kindWords = 'That worry makes sense, and you’re not alone with it.';

/** An input of a run that has a value the person gave was said by them. */
function originsOf(
  input: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, 'you said'> {
  const said = new Set(Object.values(given));
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (said.has(value) ? [[name, 'you said' as const]] : [])),
  );
}

/** A button stands for a range: its words are said, not the value that was taken for it. */
function withChosen(words: Text, chosen: Readonly<Record<string, string>>): Text {
  return words.map((piece) => {
    const [kind, name = ''] = typeof piece === 'string' ? [] : (piece.ref?.split(':') ?? []);
    const label = kind === 'input' ? chosen[name] : undefined;
    return label === undefined ? piece : label.charAt(0).toLowerCase() + label.slice(1);
  });
}

function withoutChosen(
  given: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !(name in chosen)));
}

interface ToRecord
  extends
    Pick<ToGuide, 'guide' | 'given' | 'chosen'>,
    Pick<DecidedGuide, 'decision' | 'facts' | 'question'> {}

function recordOf({ guide, given, chosen, decision, facts, question }: ToRecord): AnswerRecord {
  const fields = guide.fields as Fields;
  const known = Object.entries(given).filter(
    (entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]) && entry[0] in fields,
  );
  return {
    topic: `guide:${guide.id}`,
    verdict: decision,
    given: Object.fromEntries(known),
    ...(Object.keys(chosen).length > 0 ? { chosen: { ...chosen } } : {}),
    facts: facts.map(({ id, year }) => ({ id, year })),
    ...(question
      ? {
          question: { text: question.question, field: question.field, choices: [...question.choices] },
        }
      : {}),
    understood: known.flatMap(([name, value]) => {
      const about = aboutField(fields[name]);
      return about ? [{ label: about.label, value: chosen[name] ?? describeValue(about, value) }] : [];
    }),
    followUps: (guide.followUps ?? []).map((label: string) => ({ label })),
  };
}
