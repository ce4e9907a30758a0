import { afterAll, beforeAll, expect, it } from 'vitest';
import { scripts, type Beat } from '#sandbox/model/scripts.ts';
import { startModel, type ScriptedModel } from '#sandbox/model/start-model.ts';

let model: ScriptedModel;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

const ask = (body: string, path = '/chat/completions') =>
  fetch(`${model.baseUrl}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

const [first]: readonly Beat[] = scripts.normal.turns[0].beats;
const said = first && 'say' in first ? first.say : '';

it('streams a script as server-sent events, in pieces that cut words and numbers', async () => {
  const response = await ask(
    JSON.stringify({ model: 'normal', messages: [{ role: 'user', content: 'Hello' }] }),
  );
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = (await response.text())
    .split('\n\n')
    .flatMap((line) => /^data: (.+)$/.exec(line)?.[1] ?? []);
  expect(events.at(-1)).toBe('[DONE]');
  const pieces = events.slice(0, -1).map((event) => {
    const { choices } = JSON.parse(event) as {
      choices: { delta: { content?: string }; finish_reason: string | null }[];
    };
    return choices[0]!;
  });
  expect(pieces.map(({ delta }) => delta.content ?? '').join('')).toBe(said);
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.at(-1)!.finish_reason).toBe('stop');
  expect(model.requests.at(-1)?.messages).toEqual([{ role: 'user', content: 'Hello' }]);
});

it('returns 404 for an unknown model or path, and 400 for a body that is not JSON', async () => {
  expect((await ask('{"model":"other","messages":[]}')).status).toBe(404);
  expect((await ask('{}', '/embeddings')).status).toBe(404);
  expect((await ask('no JSON')).status).toBe(400);
});
