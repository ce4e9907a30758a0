import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Packs the SDK and the MCP server as `npm publish` would, to be installed from the site itself. */
export async function packPackages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', folder, './sdk', './mcp']);
}
