/**
 * `npm run ask -- "question"`: the advisor in the terminal. `--next "more"` goes on in the same conversation and may be
 * given again; only the last answer is shown. `--pro` answers in depth, `--json` prints everything as JSON, `--explain`
 * shows what was understood, planned, found and checked.
 */
import { parseArgs } from 'node:util';
import type { AdviceRequest, Answer } from '#advisor/answer/create-advisor.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { createPrinter } from '#scripts/print-markdown.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { BadConfiguration, readEnv, type Env } from '#server/env.ts';
import { openModel } from '#server/model/open-model.ts';

// The reader may close the pipe early, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const percent = (probability: number) => `${Math.round(probability * 100)}%`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    next: { type: 'string', multiple: true, default: [] },
    pro: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
  },
});

const turns = [positionals.join(' '), ...values.next];
const question = turns.at(-1)!;
if (turns[0] === '') {
  console.log(`Ask something, for example:

  npm run ask -- "If I invest $500 a month at 7% for 30 years, how much will I have?"

  --next Q   a later message of the same conversation (may be given again)
  --pro      in depth
  --explain  what was understood, planned, found and checked
  --json     the same as JSON`);
} else {
  const now = new Date();
  const embedder = createEmbedder({ patienceMs: 30_000 });
  const model = openModel(readSettings());
  const { advisor, articles, stream } = await openAdvisor({
    embedder,
    openReaderModel: embedder.openReaderModel,
    model,
    now: () => now,
    log: console.error,
    onModelFailure: (error) => console.error(error instanceof Error ? error.message : error),
  });
  const mode = values.pro ? 'pro' : 'free';
  const messages: Message[] = [];
  for (const content of turns.slice(0, -1)) {
    messages.push({ role: 'user', content });
    const { text } = await advisor.answer({ messages, mode });
    messages.push({ role: 'assistant', content: text });
  }
  const request: AdviceRequest = { messages: [...messages, { role: 'user', content: question }], mode };
  const texts = stream(request, new AbortController().signal);
  const printer = createPrinter((text) => process.stdout.write(text));
  if (values.json || values.explain) {
    // The shown text is checked, whether the advisor or a model wrote it.
    let text = '';
    for await (const part of texts) text += part;
    const answer = { ...(await advisor.consider(request).plan()), text, wordedBy: model?.name };
    const context = { question, articles, calculators: advisor.calculators, year: now.getUTCFullYear() };
    const ungrounded = findUngrounded(text, await groundsOfAnswer(text, context));
    console.log(
      values.json ? JSON.stringify(toJson(answer, ungrounded), null, 2) : explain(answer, ungrounded),
    );
    if (!values.json) printer.print(text);
  } else {
    for await (const text of texts) printer.print(text);
  }
  printer.end();
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

interface ShownAnswer extends Omit<Answer, 'document'> {
  /** The model that writes answers, if any: the planned answer is then used only if the model fails. */
  wordedBy: string | undefined;
}

function toJson({ text, asked, remembered, planned, wordedBy }: ShownAnswer, ungrounded: readonly string[]) {
  return {
    answer: text,
    ...(planned && wordedBy !== undefined ? { worded_by: wordedBy } : {}),
    asked: asked.text,
    reading: remembered?.reading,
    plan: planned?.plan.kind ?? 'guardrail',
    confidence: planned?.confidence ?? 1,
    weighed: planned?.weighed.slice(0, 5).map(({ name, score, why }) => ({ name, score, why })) ?? [],
    receipts: readReceipts(text),
    ungrounded,
  };
}

function explain(answer: ShownAnswer, ungrounded: readonly string[]): string {
  const {
    asked,
    reading,
    weighed,
    plan,
    confidence,
    receipts,
    worded_by: model,
  } = toJson(answer, ungrounded);
  const told = (reading?.told ?? []).map(
    ({ said, role, owner, kind, case: variant, value, per, probability, otherRoles }) =>
      `  ${said}  →  ${role}${owner === 'me' ? '' : `@${owner}`}${kind === 'none' ? '' : `:${kind}`}${variant === 'none' ? '' : `/${variant}`} ${value}${per ? ` a ${per}` : ''} (${percent(probability)}; else ${otherRoles
        .slice(0, 2)
        .map(({ id, probability: other }) => `${id} ${percent(other)}`)
        .join(', ')})`,
  );
  const asks = (reading?.asks ?? [])
    .slice(0, 5)
    .map(({ id, probability }) => `${id} ${percent(probability)}`);
  const inputs = receipts.flatMap(({ calculator, year, inputs: given }) => [
    `  ${calculator} ${year}`,
    ...Object.entries(given)
      .filter(([, { origin }]) => origin !== 'assumption')
      .map(([name, { value, origin }]) => `    ${name} = ${JSON.stringify(value)} (${origin})`),
  ]);
  return [
    `Read: ${asked}`,
    ...(reading
      ? [
          `  act ${reading.act.id} ${percent(reading.act.probability)}, wants ${reading.want.id} ${percent(reading.want.probability)}`,
          `  asks ${asks.join(', ')}`,
          `  in words ${reading.facts.map(({ id, probability }) => `${id} ${percent(probability)}`).join(', ')}`,
        ]
      : []),
    ...told,
    `Planned${model === undefined ? '' : `, should ${model} fail`}: ${plan}, confidence ${percent(confidence)}`,
    ...weighed.map(({ name, score, why }) => `  ${score.toFixed(2)}  ${name}  ${why}`),
    'Ran',
    ...inputs,
    `Checked: ${ungrounded.length === 0 ? 'every number is accounted for' : `not accounted for: ${ungrounded.join(', ')}`}`,
    '',
  ].join('\n');
}
