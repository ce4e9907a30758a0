import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { scripts, type Script } from '#sandbox/model/scripts.ts';
import { playTurn } from '#sandbox/model/play-turn.ts';

interface ChatRequest {
  model: string;
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string; description?: string; parameters: unknown } }[];
}

export interface ScriptedModel {
  /** For FINDEUS_MODEL_BASE_URL. */
  baseUrl: string;
  /** The requests so far, in order. */
  requests: readonly ChatRequest[];
  /** How many of its streams the client has ended. */
  abandoned(): number;
  close(): Promise<void>;
}

/**
 * A language model that follows a script: POST /v1/chat/completions in OpenAI's format, streamed. The name of the model
 * chooses the script. It understands nothing, gives no embeddings and knows no other endpoint.
 */
export async function startModel(port = 0): Promise<ScriptedModel> {
  const requests: ChatRequest[] = [];
  let abandoned = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return refuse(response, 404, 'There is only POST /v1/chat/completions here.');
    }
    const asked = (await json(request)) as ChatRequest;
    requests.push(asked);
    const script: Script | undefined = Object.hasOwn(scripts, asked.model)
      ? scripts[asked.model as keyof typeof scripts]
      : undefined;
    if (!script) return refuse(response, 404, `The model ${asked.model} does not exist.`);
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const results = asked.messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => String(content));
    await playTurn(
      script.turns[results.length] ?? script.turns.at(-1)!,
      results.at(-1),
      asked.model,
      response,
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 400, 'The request is no JSON.'));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    abandoned: () => abandoned,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  );
}
