import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { Explanation } from '#advisor/calculators/define/result.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import type { DoneRun } from '#advisor/compose/calculations/calculation.ts';
import { describeRows, describeValue } from '#advisor/compose/describe-input.ts';
import { followUpsOf } from '#advisor/compose/calculations/follow-ups.ts';
import { bullets, renderLinked, uncapitalize } from '#advisor/compose/markdown.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import type { AgainManner } from '#advisor/plan/plan.ts';

interface ToSpeakAgain {
  manner: AgainManner;
  noted?: string | undefined;
  /** The last run, then those of other calculators before it. */
  runs: readonly [DoneRun, ...DoneRun[]];
  seed: number;
  pause: Pause;
}

type Said = Pick<AnswerDocument, 'opening' | 'because' | 'next'> &
  Partial<Pick<AnswerDocument, 'comfort' | 'parts' | 'question'>>;

/** Repeats a result for a person who wants it shorter, doubts it, or asks what to do about it. */
export async function composeAgain(again: ToSpeakAgain): Promise<AnswerDocument> {
  const { runs, seed, pause } = again;
  const [last] = runs;
  return {
    ...sayAgain(again),
    receipts: runs.map((done) => toReceipt({ ...done, seed })),
    articles: [],
    sources: sourcesById(runs.flatMap(({ run }) => run.result.facts.map(({ source }) => source))),
    record: { topic: last.calculator.name, followUps: await followUpsOf(last, pause) },
  };
}

function sayAgain({ manner, noted, runs }: ToSpeakAgain): Said {
  const [last] = runs;
  const { reasons, next } = explained(last);
  const conclusion = concluded(last);
  const [step] = next.map((words) => renderLinked(words, last.id));
  const steps = step === undefined ? [] : [step];
  switch (manner) {
    case 'short':
      return {
        opening: `In short: ${uncapitalize(conclusion)}`,
        because: [last.calculator.simply],
        next: steps,
      };
    case 'do':
      return step === undefined
        ? {
            opening: `There’s nothing you have to do for now. ${conclusion}`,
            because: reasons.map((words) => renderLinked(words, last.id)),
            next: [],
          }
        : { opening: `In your place I’d start here. ${step}`, because: [conclusion], next: [] };
    case 'sorry':
      return {
        comfort: 'I’m sorry, I know that’s not what you wanted to hear.',
        opening: step === undefined ? conclusion : `Here’s what could help. ${step}`,
        because: ['If I got one of your numbers wrong, tell me which one and I’ll run it again.'],
        next: [],
      };
    case 'same':
      return {
        opening: `Noted. With these numbers the result stays the same: ${uncapitalize(conclusion)}`,
        because: ['If one of the numbers is different, tell me the new one and I’ll run it again.'],
        next: [],
      };
    case 'noted':
      return {
        opening: `I haven’t counted ${noted}: this calculation has no place for it. Without it, ${uncapitalize(conclusion)}`,
        because: [],
        next: steps,
        question: 'What would you like to know with it?',
      };
    case 'sure':
      return {
        opening: 'The result holds as long as the numbers that went in are right.',
        because: [...restsOn(last), conclusion],
        next: [],
        question: 'Is one of them off?',
      };
    case 'all':
      return runs.length === 1
        ? { opening: conclusion, because: restsOn(last).slice(0, 1), next: steps }
        : {
            opening: 'Here’s where we are.',
            because: [],
            next: steps,
            parts: [{ title: '', text: bullets(runs.toReversed().map(concluded)) }],
          };
  }
}

const explained = ({ calculator, run }: DoneRun): Explanation => calculator.explain(run.result, run.input);

const concluded = (done: DoneRun): string => renderLinked(explained(done).conclusion, done.id);

/** "You told me: pay $58,000 a year, rate 6.3%. I assumed: 30 years." */
function restsOn({ calculator, run, origins }: DoneRun): string[] {
  const fields = calculator.fields as Fields;
  const named = Object.entries(run.input).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    const words =
      !about || about.unit === 'flag'
        ? ''
        : Array.isArray(value)
          ? describeRows(about, value)
          : describeValue(about, value);
    const isIdle = !origins[name] && (value === 0 || about?.matters?.(run.input) === false);
    return words === '' || isIdle
      ? []
      : [{ words: `${uncapitalize(about!.label)} ${words}`, isSaid: origins[name] === 'you said' }];
  });
  const list = (isSaid: boolean, lead: string, most: number) => {
    const some = named.filter((one) => one.isSaid === isSaid).map(({ words }) => words);
    return some.length > 0 ? [`${lead}: ${some.slice(0, most).join(', ')}.`] : [];
  };
  // Everything that was told is listed, because people check whether it was understood.
  return [...list(true, 'You told me', mostTold), ...list(false, 'I assumed', mostNamed)];
}

const mostNamed = 6;
const mostTold = 14;
