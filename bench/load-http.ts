import { connect, type Socket } from 'node:net';
import { listen } from '#server/http/listen.ts';
import { measureRate, type Rate } from '#bench/measure.ts';

export interface Fetcher {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Asks over loopback, from this same process; anything but 200 is a failure. */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<string>;
  post(path: string, body: string): Promise<string>;
}

export async function serve(app: Fetcher): Promise<{ app: Client; close: () => Promise<void> }> {
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    graceSeconds: 1,
    shutdown: new AbortController(),
  });
  const connections = keepConnections(server.port);
  const ask = async (method: string, path: string, headers: Record<string, string>, body = '') => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    const { status, text } = await connections.exchange(
      `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${length}\r\n${body}`,
    );
    if (status !== 200) throw new Error(`Status ${status}: ${text}`);
    return text;
  };
  return {
    app: {
      get: (path, headers = {}) => ask('GET', path, headers),
      post: (path, body) => ask('POST', path, { 'content-type': 'application/json' }, body),
    },
    async close() {
      connections.close();
      await server.close();
    },
  };
}

/**
 * The least that a client can do, because it runs on the cores that are measured: node:http takes more for asking
 * than a bare Hono for answering. Every answer here states its length.
 */
function keepConnections(port: number) {
  const idle: Socket[] = [];
  const open = new Set<Socket>();
  const connection = () => {
    const socket = idle.pop() ?? connect({ port, host: '127.0.0.1', noDelay: true });
    open.add(socket);
    return socket;
  };
  return {
    exchange(message: string): Promise<{ status: number; text: string }> {
      const socket = connection();
      return new Promise((resolve, reject) => {
        let received: Buffer = Buffer.alloc(0);
        const onData = (chunk: Buffer) => {
          received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
          const bodyAt = received.indexOf('\r\n\r\n') + 4;
          if (bodyAt < 4) return;
          const head = received.toString('latin1', 0, bodyAt);
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) return settle(new Error(`An answer without a length: ${head}`));
          if (received.length < bodyAt + Number(length)) return;
          settle(null);
          idle.push(socket);
          resolve({ status: Number(head.slice(9, 12)), text: received.toString('utf8', bodyAt) });
        };
        const onClose = () => settle(new Error('The connection was closed before the answer'));
        const settle = (error: Error | null) => {
          socket.off('data', onData).off('error', settle).off('close', onClose);
          if (error) reject(error);
        };
        socket.on('data', onData).on('error', settle).on('close', onClose);
        socket.write(message);
      });
    },
    close: () => open.forEach((socket) => socket.destroy()),
  };
}

/** One path over and over, 10 at once, after a second of warming up. */
export async function measureHttp(
  app: Fetcher,
  path: string,
  headers: Record<string, string> = {},
): Promise<Rate> {
  const { app: client, close } = await serve(app);
  const ask = () => client.get(path, headers);
  await measureRate(ask, { seconds: 1 });
  const rate = await measureRate(ask);
  await close();
  return rate;
}
