/**
 * `npm run ask -- "question"`: the advisor in the terminal. `--pro` answers in depth, `--json` prints everything as JSON,
 * `--explain` shows what was understood, planned, found and checked.
 */
import { parseArgs } from 'node:util';
import type { AdviceRequest, Answer } from '#advisor/answer/create-advisor.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { createPrinter } from '#scripts/print-markdown.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { BadConfiguration, readEnv, type Env } from '#server/env.ts';
import { openModel } from '#server/model/open-model.ts';

// Whoever reads may have seen enough, as `| head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pro: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
  },
});

const question = positionals.join(' ');
if (question === '') {
  console.log(`Ask something, for example:

  npm run ask -- "If I invest $500 a month at 7% for 30 years, how much will I have?"

  --pro      in depth
  --explain  what was understood, planned, found and checked
  --json     the same as JSON`);
} else {
  const now = new Date();
  const embedder = createEmbedder({ patienceMs: 30_000 });
  const { advisor, articles, stream } = await openAdvisor({
    embedder,
    model: openModel(readSettings()),
    now: () => now,
    log: console.error,
    onModelFailure: (error) => console.error(error instanceof Error ? error.message : error),
  });
  const mode = values.pro ? 'pro' : 'free';
  const request: AdviceRequest = { messages: [{ role: 'user', content: question }], mode };
  if (values.json || values.explain) {
    const answer = await advisor.answer(request);
    const context = { question, articles, calculators: advisor.calculators, year: now.getUTCFullYear() };
    const ungrounded = findUngrounded(answer.text, await groundsOfAnswer(answer.text, context));
    console.log(
      values.json ? JSON.stringify(toJson(answer, ungrounded), null, 2) : explain(answer, ungrounded),
    );
  }
  if (!values.json) {
    const printer = createPrinter((text) => process.stdout.write(text));
    for await (const text of stream(request, new AbortController().signal)) printer.print(text);
    printer.end();
  }
  embedder.close();
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function toJson({ text, understood, planned, byMeaning }: Answer, ungrounded: readonly string[]) {
  return {
    answer: text,
    understood: { text: understood.text, mentions: understood.mentions, followUp: understood.followUp },
    plan: planned?.plan.kind ?? 'guardrail',
    weighed: planned?.weighed.slice(0, 5).map(({ name, score, why }) => ({ name, score, why })) ?? [],
    byMeaning,
    receipts: readReceipts(text),
    ungrounded,
  };
}

function explain(answer: Answer, ungrounded: readonly string[]): string {
  const { understood, weighed, plan, byMeaning, receipts } = toJson(answer, ungrounded);
  const mentions = understood.mentions.map(
    ({ said, kind, value, per }) => `  ${said}  →  ${kind} ${value}${per ? ` a ${per}` : ''}`,
  );
  const inputs = receipts.flatMap(({ calculator, year, inputs: given }) => [
    `  ${calculator} ${year}`,
    ...Object.entries(given)
      .filter(([, { origin }]) => origin !== 'assumption')
      .map(([name, { value, origin }]) => `    ${name} = ${JSON.stringify(value)} (${origin})`),
  ]);
  return [
    `Understood (${byMeaning ? 'by meaning and words' : 'by words'}): ${understood.text}`,
    ...mentions,
    `Planned: ${plan}`,
    ...weighed.map(({ name, score, why }) => `  ${score.toFixed(2)}  ${name}  ${why}`),
    'Ran',
    ...inputs,
    `Checked: ${ungrounded.length === 0 ? 'every number is accounted for' : `not accounted for: ${ungrounded.join(', ')}`}`,
    '',
  ].join('\n');
}
