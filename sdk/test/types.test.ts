import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printSdkTypes, sdkTypesFile } from '../../scripts/build-sdk-types.ts';

it('the types of the SDK are those of the API; `npm run sdk:types` writes them anew', async () => {
  expect(await readFile(sdkTypesFile, 'utf8')).toBe(printSdkTypes());
});
