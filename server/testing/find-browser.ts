import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// As root Chromium refuses its own sandbox; a test browser has nobody to call home to; and a graphics card that is only
// imitated in software takes most of a small machine's time.
const flags = [
  '--disable-gpu',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A Chromium to test with: the one named by CHROME_PATH, one that is installed, or the one that npm brought along,
 * which exists for Linux on x64. Null where there is none of them.
 */
export async function findBrowser(): Promise<LaunchOptions | null> {
  const executablePath = process.env.CHROME_PATH ?? installed.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args: flags };
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // The package also brings the libraries that a bare machine lacks, but unpacks them only where it takes the machine
  // for Amazon's. Its recommended flags are left out: they switch web security off, which is what we test.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: flags };
}
