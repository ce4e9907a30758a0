import type { PublicConfig } from '#contract/public-config.ts';

/** What the server lets the browser know. Its shape is tested on the server, with the schema of the contract. */
export async function loadConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The configuration could not be loaded (status ${response.status})`);
  return (await response.json()) as PublicConfig;
}
