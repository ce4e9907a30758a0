import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can be frozen: connections stay open, but no data passes. */
export async function startFreezableProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const proxy = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    if (frozen) return void client.pause();
    const server = connect(target.port, target.host).on('error', () => undefined);
    sockets.add(server);
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
