/**
 * Writes advisor/calculators/registry.ts and advisor/guides/registry.ts: every calculator and every guide there is, by
 * its file; and advisor/calculators/loaders.ts, from which a page loads one calculator by its name. Run before starting,
 * building and testing, so that adding one means adding a file and nothing else.
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
  /** Whether each can be loaded by itself. */
  hasLoaders?: boolean;
}

const registries: readonly Registry[] = [
  {
    folder: 'calculators',
    definer: 'defineCalculator',
    type: 'AnyCalculator',
    typeFrom: 'define/run-calculator.ts',
    list: 'calculators',
    hasLoaders: true,
  },
  {
    folder: 'guides',
    definer: 'defineGuide',
    type: 'AnyGuide',
    typeFrom: 'define/define-guide.ts',
    list: 'guides',
  },
];

interface Definition {
  path: string;
  /** The exported constant. */
  constant: string;
  /** The first property of the definition, which is its name. */
  name: string;
}

/** By area and file name: moving a file to another folder of its area changes no order that people see. */
const placeOf = (path: string) => path.replace(/\/.*\//, '/');

async function findDefinitions({ folder, definer }: Registry): Promise<Definition[]> {
  const root = new URL(`../advisor/${folder}/`, import.meta.url);
  const entries = await readdir(root, { recursive: true });
  const files = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[a-z-]+\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.ts$/.test(path) && !path.startsWith('define/'))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const definition = new RegExp(`^export const (\\w+) = ${definer}\\(\\{\\s+\\w+: '(\\w+)'`, 'gm');
  const found = await Promise.all(
    files.map(async (path) => {
      const code = await readFile(new URL(path, root), 'utf8');
      return [...code.matchAll(definition)].map(([, constant = '', name = '']) => ({ path, constant, name }));
    }),
  );
  return found.flat();
}

const heading = `// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
/* eslint-disable max-lines -- A generated list. */`;

function registryText({ folder, type, typeFrom, list }: Registry, all: readonly Definition[]): string {
  return `${heading}
import type { ${type} } from '#advisor/${folder}/${typeFrom}';
${all.map(({ path, constant }) => `import { ${constant} } from '#advisor/${folder}/${path}';`).join('\n')}

export const ${list}: readonly ${type}[] = [
${all.map(({ constant }) => `  ${constant},`).join('\n')}
];
`;
}

function loadersText({ folder, type, typeFrom }: Registry, all: readonly Definition[]): string {
  const loaders = all.map(
    ({ path, constant, name }) =>
      `  ${name}: async () => (await import('#advisor/${folder}/${path}')).${constant},`,
  );
  return `${heading}
import type { ${type} } from '#advisor/${folder}/${typeFrom}';

/** Each module by the name of what it defines, so that a page loads only the ones it shows. */
export const loaders: Readonly<Record<string, () => Promise<${type}>>> = {
${loaders.join('\n')}
};
`;
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const file = new URL(`../advisor/${path}`, import.meta.url);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await writeFile(file, text);
  console.log(`advisor/${path} written`);
}

await Promise.all(
  registries.map(async (registry) => {
    const all = await findDefinitions(registry);
    await writeIfChanged(`${registry.folder}/registry.ts`, registryText(registry, all));
    if (registry.hasLoaders)
      await writeIfChanged(`${registry.folder}/loaders.ts`, loadersText(registry, all));
  }),
);
