import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { listen } from '#server/http/listen.ts';
import { measureRate, type Rate } from '#bench/measure.ts';

export interface Fetcher {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Asks over loopback, from this same process; anything but 200 is a failure. */
export interface Client {
  get(path: string, headers?: OutgoingHttpHeaders): Promise<string>;
  post(path: string, body: string): Promise<string>;
}

export async function serve(app: Fetcher): Promise<{ app: Client; close: () => Promise<void> }> {
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    graceSeconds: 1,
    shutdown: new AbortController(),
  });
  const agent = new Agent({ keepAlive: true });
  const ask = (method: string, path: string, headers: OutgoingHttpHeaders, body?: string) =>
    new Promise<string>((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, method, path, agent, headers }, (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (answer += chunk));
        response.once('end', () => {
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`Status ${response.statusCode}: ${answer}`));
        });
      })
        .once('error', reject)
        .end(body);
    });
  return {
    app: {
      get: (path, headers = {}) => ask('GET', path, headers),
      post: (path, body) => ask('POST', path, { 'content-type': 'application/json' }, body),
    },
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}

/** One path over and over, 10 at once, after a second of warming up. */
export async function measureHttp(
  app: Fetcher,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Rate> {
  const { app: client, close } = await serve(app);
  const ask = () => client.get(path, headers);
  await measureRate(ask, { seconds: 1 });
  const rate = await measureRate(ask);
  await close();
  return rate;
}
