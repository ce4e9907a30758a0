import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

it('the image has the Node that package.json asks for, in both stages, and no second one', async () => {
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: Record<string, string> };
  const dockerfile = (await read('Dockerfile')).replaceAll('\\\n', '');
  expect(dockerfile).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set(['node:${NODE_VERSION}-slim']));
  const [, last = ''] = dockerfile.split(/^FROM (?!.* AS )/m);
  const install = /^RUN npm ci .*$/m.exec(last)?.[0];
  expect(install).toContain('rm -rf node_modules/node node_modules/.bin/node');
});
