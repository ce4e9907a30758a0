import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// One file that needs no other package: what npx fetches is all there is to fetch, from wherever it is offered.
export default defineConfig({
  resolve: { alias: { 'findeus-sdk': fileURLToPath(new URL('../sdk/src/public.ts', import.meta.url)) } },
  ssr: { noExternal: true },
  build: { ssr: 'src/main.ts', target: 'node20', license: { fileName: 'licenses.md' } },
});
