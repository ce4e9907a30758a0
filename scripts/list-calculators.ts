/**
 * Writes advisor/calculators/registry.ts: every calculator there is, by its file. Run before starting, building and
 * testing, so that whoever adds a calculator adds a file and nothing else.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

const folder = new URL('../advisor/calculators/', import.meta.url);
const registry = new URL('registry.ts', folder);

interface Found {
  path: string;
  name: string;
}

async function findCalculators(): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[a-z-]+\/[a-z0-9-]+\.ts$/.test(path) && !path.startsWith('define/'))
    .sort();
  const found = await Promise.all(
    files.map(async (path) => {
      const code = await readFile(new URL(path, folder), 'utf8');
      return [...code.matchAll(/^export const (\w+) = defineCalculator\(/gm)].map(([, name]) => ({
        path,
        name: name ?? '',
      }));
    }),
  );
  return found.flat();
}

const calculators = await findCalculators();
const text = `// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
${calculators.map(({ path, name }) => `import { ${name} } from '#advisor/calculators/${path}';`).join('\n')}

export const calculators: readonly AnyCalculator[] = [
${calculators.map(({ name }) => `  ${name},`).join('\n')}
];
`;
const present = await readFile(registry, 'utf8').catch(() => '');
if (present !== text) {
  await writeFile(registry, text);
  console.log(`advisor/calculators/registry.ts: ${calculators.length} calculators`);
}
