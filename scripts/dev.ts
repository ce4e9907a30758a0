/**
 * `npm run dev`: the product with hot reload. Vite serves the front end at PORT and passes everything else on to the
 * server, which restarts when its code changes; the browser sees one origin, as in production.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { readEnv } from '#server/env.ts';

const { HOST, PORT } = readEnv();
const backendPort = PORT + 1;

const vite = await createServer({
  server: {
    host: HOST,
    port: PORT,
    strictPort: true,
    proxy: {
      '^/((auth|rest|functions)/v1|sandbox|findeus-chat|calculators|packages|stripe-checkout|stripe-webhook)(/|$)|^/((config|openapi)\\.json|healthz|readyz|metrics)$':
        {
          target: `http://127.0.0.1:${backendPort}`,
          // Forwards the client's address, because the mail inbox is for this machine only.
          xfwd: true,
        },
    },
  },
});
// First, because it fails when the port is taken, before anything else was started.
await vite.listen();

const backend = spawn('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  // SITE_URL is printed and sent to the browser, so it is Vite's address, not the server's.
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(backendPort), SITE_URL: `http://localhost:${PORT}` },
});

const stop = async () => {
  backend.kill();
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
backend.on('exit', () => void stop());
