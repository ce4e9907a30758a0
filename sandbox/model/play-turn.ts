import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Beat, Turn } from '#sandbox/model/scripts.ts';

/** Shorter than most words and numbers, so that the reader has to join them again. */
const pieceLength = 5;

/** Writes one turn of a script as a stream of server-sent events. */
export async function playTurn(
  turn: Turn,
  lastResult: string | undefined,
  model: string,
  response: ServerResponse,
): Promise<void> {
  if (turn.status !== undefined) {
    response.writeHead(turn.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(turn.body));
    return;
  }
  const chunk = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({
        id: 'chatcmpl-scripted',
        object: 'chat.completion.chunk',
        created: 0,
        model,
        choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`,
    );
  const say = async ({ say: text, everyMs }: Extract<Beat, { say: string }>) => {
    for (const piece of pieces(fill(text, lastResult))) {
      chunk({ content: piece });
      if (everyMs !== undefined) await sleep(everyMs);
    }
  };
  const play = async (beat: Beat) => {
    if ('say' in beat) await say(beat);
    if ('refuse' in beat) for (const piece of pieces(beat.refuse)) chunk({ refusal: piece });
    if ('call' in beat) for (const delta of callDeltas(beat)) chunk(delta);
    if ('raw' in beat) response.write(`data: ${beat.raw}\n\n`);
    if ('finish' in beat) chunk({}, beat.finish);
  };

  if (turn.headersFirst !== false) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    chunk({ role: 'assistant', content: '' });
  }
  for (const beat of turn.beats) {
    if ('hang' in beat) return;
    if ('cut' in beat) {
      // After the text so far was sent, so that the body is cut in the middle.
      response.write('', () => setTimeout(() => response.destroy(), 20));
      return;
    }
    await play(beat);
  }
  response.end(turn.beats.some((beat) => 'finish' in beat) ? 'data: [DONE]\n\n' : undefined);
}

function callDeltas({ call, input }: Extract<Beat, { call: string }>): object[] {
  const [first = '', ...rest] = pieces(JSON.stringify(input));
  const begin = {
    index: 0,
    id: `call_${call}`,
    type: 'function',
    function: { name: call, arguments: first },
  };
  return [begin, ...rest.map((piece) => ({ index: 0, function: { arguments: piece } }))].map((part) => ({
    tool_calls: [part],
  }));
}

function pieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g')) ?? [];
}

/** `{figures.0.text}`: what the last tool result has there. */
function fill(text: string, lastResult: string | undefined): string {
  return text.replaceAll(/\{([\w.]+)\}/g, (slot, path: string) => {
    if (lastResult === undefined) return slot;
    let value: unknown = JSON.parse(lastResult);
    for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
    return typeof value === 'string' ? value : slot;
  });
}
