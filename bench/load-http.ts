import { Agent, get } from 'node:http';
import { listen } from '#server/http/listen.ts';
import { measureRate, type Rate } from '#bench/measure.ts';

export interface Fetcher {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Serves the app on loopback and asks for one path over and over, from this same process, 10 at once. */
export async function measureHttp(
  app: Fetcher,
  path: string,
  headers: Record<string, string> = {},
): Promise<Rate> {
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    graceSeconds: 1,
    shutdown: new AbortController(),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port: server.port, path, agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  await measureRate(ask, { seconds: 1 });
  const rate = await measureRate(ask);
  agent.destroy();
  await server.close();
  return rate;
}
