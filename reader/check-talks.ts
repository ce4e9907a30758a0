/**
 * `npm run reader:talks -- [act or calculator…]`: plays the conversations of the corpus as if every message were read
 * exactly as annotated, and prints for each act and for each calculator how many later turns are planned as annotated,
 * and what goes wrong in the others. With names of acts or calculators, every turn of them that goes wrong is printed.
 * What fails here fails for every reader: mend the dialogue, the picture or the planner. Test files are left out.
 */
import { createAdvisor } from '#advisor/answer/create-advisor.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { cutToRead } from '#advisor/reader/longest-read.ts';
import type { ReaderModel } from '#advisor/reader/scores.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { createRetriever } from '#advisor/retrieve/search.ts';
import { annotatedScores } from '#reader/annotated-scores.ts';
import { isTestFile, loadCorpus, type CorpusLine, type Turn } from '#reader/corpus.ts';
import { judgeTurn, runOf } from '#reader/judge-turn.ts';
import { readMarkup, type MarkedText } from '#reader/markup.ts';
import { loadArticles, loadKnowledge } from '#server/embedder/load-knowledge.ts';

const named = process.argv.slice(2);
const now = new Date();
const articles = new Map((await loadArticles()).map((article) => [article.id, article]));
const { collections } = await loadKnowledge(now.getUTCFullYear());
const retriever = createRetriever({ collections, embedder: null, log: () => undefined });

let script = new Map<string, MarkedText & Turn>();
const readerModel: ReaderModel = {
  score: ({ text, spans }) => {
    const turn = script.get(text);
    if (!turn) return Promise.reject(new Error(`Not in the conversation: ${text}`));
    return Promise.resolve(annotatedScores(turn, turn.spans, spans));
  },
};
const advisor = createAdvisor({ articles, retriever, readerModel, now: () => now });

/** What of a person stays through a conversation. */
const personal = ['age', 'wages', 'filing'];

interface Count {
  all: number;
  right: number;
  failures: string[];
}
const acts = new Map<string, Count>();
const subjects = new Map<string, Count>();

function count(counts: Map<string, Count>, name: string, failures: readonly string[]): void {
  const found = counts.get(name) ?? { all: 0, right: 0, failures: [] };
  counts.set(name, found);
  found.all += 1;
  if (failures.length === 0) found.right += 1;
  found.failures.push(...failures);
}

async function play({ file, line, turns }: CorpusLine): Promise<void> {
  script = new Map(
    turns.map((turn) => {
      const marked = readMarkup(turn.text);
      return [cutToRead(marked.text.trim()), { ...turn, ...marked }] as const;
    }),
  );
  const messages: Message[] = [];
  let before: PlannedRun | undefined;
  /** The last run for the person's own case. */
  let own: PlannedRun | undefined;
  let isOfAnother = false;
  const person = new Set<string>();
  for (const [at, turn] of turns.entries()) {
    const { text, spans } = readMarkup(turn.text);
    messages.push({ role: 'user', content: text });
    const answer = await advisor.answer({ messages: [...messages], mode: 'free' });
    const run = runOf(answer.planned?.plan);
    const wasOfAnother = isOfAnother;
    isOfAnother = answer.remembered?.picture.about !== undefined;
    if (wasOfAnother && !isOfAnother) before = own ?? before;
    if (at > 0) {
      const failures = judgeTurn({ turn, planned: answer, before, person: [...person] });
      const act = turn.act ?? 'new';
      const subject = before?.calculator.name ?? 'a text';
      count(acts, act, failures);
      count(subjects, subject, failures);
      if (failures.length > 0 && (named.includes(act) || named.includes(subject)))
        console.log(
          `${file}:${line} ${turns
            .slice(0, at + 1)
            .map((one) => `${one.us === undefined ? '' : `(${one.us}) `}${one.text}`)
            .join(
              '\n   > ',
            )}\n   ${JSON.stringify(before?.input)}\n   ${run?.calculator.name ?? answer.planned?.plan.kind} ${JSON.stringify(run?.input)}\n   ${act}: ${failures.join(', ')}`,
        );
    }
    before = run ?? before;
    if (!isOfAnother) own = run ?? own;
    for (const name of personal)
      if (
        spans.some(
          ({ role, owner, case: variant }) => role === name && owner === 'me' && variant === 'none',
        ) ||
        turn.facts?.some((fact) => fact.startsWith(`${name}=`))
      )
        person.add(name);
    messages.push({ role: 'assistant', content: answer.text });
  }
}

for (const talk of await loadCorpus()) if (talk.turns.length > 1 && !isTestFile(talk.file)) await play(talk);

function print(counts: Map<string, Count>): void {
  const worstFirst = [...counts].toSorted(
    ([, one], [, other]) => other.all - other.right - (one.all - one.right),
  );
  for (const [name, { all, right, failures }] of worstFirst)
    console.log(`${name}: ${right} of ${all} as annotated; ${mostFrequent(failures)}`);
}

function mostFrequent(failures: readonly string[]): string {
  return Object.entries(Object.groupBy(failures, (failure) => failure))
    .map(([name, alike]) => [name, alike!.length] as const)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 8)
    .map(([name, times]) => `${times} ${name}`)
    .join(', ');
}

print(subjects);
console.log('');
print(acts);
const all = [...acts.values()].reduce((sum, one) => sum + one.all, 0);
const right = [...acts.values()].reduce((sum, one) => sum + one.right, 0);
console.log(`${right} of ${all} later turns as annotated (${((100 * right) / all).toFixed(1)} %)`);
