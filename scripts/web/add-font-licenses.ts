import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written by Vite for the packages that it bundled, and served as /licenses.txt. */
export const licensesFile = 'licenses.txt';

/** Fonts reach the build through a stylesheet, where Vite looks for no licenses. */
const fontPackages = ['@fontsource-variable/inter', '@fontsource-variable/newsreader'];

export async function addFontLicenses(folder: string): Promise<void> {
  for (const name of fontPackages) {
    const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    };
    const license = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
    await appendFile(
      join(folder, licensesFile),
      `\n## ${name} - ${version} (OFL-1.1)\n\n${license.trim()}\n`,
    );
  }
}
