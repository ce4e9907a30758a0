/**
 * Writes advisor/calculators/registry.ts and advisor/guides/registry.ts: every calculator and every guide there is, by
 * its file. Run before starting, building and testing, so that adding one means adding a file and nothing else.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

interface Registry {
  /** Below advisor/. */
  folder: string;
  /** What defines one, and the type and name of the list. */
  definer: string;
  type: string;
  typeFrom: string;
  list: string;
}

const registries: readonly Registry[] = [
  {
    folder: 'calculators',
    definer: 'defineCalculator',
    type: 'AnyCalculator',
    typeFrom: 'define/run-calculator.ts',
    list: 'calculators',
  },
  {
    folder: 'guides',
    definer: 'defineGuide',
    type: 'AnyGuide',
    typeFrom: 'define/define-guide.ts',
    list: 'guides',
  },
];

async function writeRegistry({ folder, definer, type, typeFrom, list }: Registry): Promise<void> {
  const root = new URL(`../advisor/${folder}/`, import.meta.url);
  const entries = await readdir(root, { recursive: true });
  const files = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[a-z-]+\/[a-z0-9-]+\.ts$/.test(path) && !path.startsWith('define/'))
    .sort();
  const definition = new RegExp(`^export const (\\w+) = ${definer}\\(`, 'gm');
  const found = await Promise.all(
    files.map(async (path) => {
      const code = await readFile(new URL(path, root), 'utf8');
      return [...code.matchAll(definition)].map(([, name = '']) => ({ path, name }));
    }),
  );
  const all = found.flat();
  const text = `// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
/* eslint-disable max-lines -- A generated list. */
import type { ${type} } from '#advisor/${folder}/${typeFrom}';
${all.map(({ path, name }) => `import { ${name} } from '#advisor/${folder}/${path}';`).join('\n')}

export const ${list}: readonly ${type}[] = [
${all.map(({ name }) => `  ${name},`).join('\n')}
];
`;
  const registry = new URL('registry.ts', root);
  const present = await readFile(registry, 'utf8').catch(() => '');
  if (present === text) return;
  await writeFile(registry, text);
  console.log(`advisor/${folder}/registry.ts: ${all.length} ${list}`);
}

await Promise.all(registries.map(writeRegistry));
