import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findViolations } from '#scripts/check-boundaries.ts';

// `npm test` and `npm run check` run the check on the project itself.
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'findeus-boundaries-'));
});
afterEach(() => rm(root, { recursive: true }));

const writeSource = async (file: string, source: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), source);
};

const plant = async (file: string, source: string) => {
  await writeSource(file, source);
  return findViolations(root);
};

it.each([
  ['contract/plans.ts', "import { readFile } from 'node:fs';", 'not a package for this room'],
  ['contract/plans.ts', "import { ask } from '#advisor/ask.ts';", 'no arrow leads there from contract'],
  ['advisor/ask.ts', "export { x } from '#server/db/migrate.ts';", 'no arrow leads there from advisor'],
  ['advisor/ask.ts', "import { openai } from 'openai';", 'not a package for this room'],
  [
    'server/db/migrate.ts',
    "import type { Plan } from '#server/billing/plan.ts';",
    'no arrow leads there from server/db',
  ],
  ['server/http/cors.ts', "import '#server/db/migrate.ts';", 'no arrow leads there from server/http'],
  [
    'server/auth/signup.ts',
    "import { rows } from '#server/rest/rows.ts';",
    'no arrow leads there from server/auth',
  ],
  [
    'server/app.ts',
    "const stripe = await import('#sandbox/stripe.ts');",
    'no arrow leads there from server/app.ts',
  ],
  ['server/db/pool.ts', "import { addUser } from '#server/testing/wire/users.ts';", 'only tests may use it'],
  ['web/features/chat/store/ask.ts', "import '#web/testing/chat-page.ts';", 'only tests may use it'],
  [
    'web/ui/button.tsx',
    "import { useNavigation } from '#web/lib/navigation/navigation.ts';",
    'no arrow leads there from web/ui',
  ],
  [
    'web/features/chat/panel.tsx',
    "import { Modal } from '#web/features/auth/modal.tsx';",
    'siblings never import siblings',
  ],
  [
    'web/features/chat/panel.tsx',
    "import { Home } from '#web/pages/home.tsx';",
    'no arrow leads there from web/features',
  ],
  ['web/lib/api.ts', "let x: import('#server/app.ts').AppDeps;", 'no arrow leads there from web/lib'],
  ['web/app.tsx', "import { Home } from './pages/home.tsx';", 'relative imports hide where things live'],
  ['e2e/smoke.test.ts', "import { views } from '#web/views.ts';", 'no arrow leads there from e2e'],
  ['advisor/facts/ledger.ts', "import '#advisor/plan/plan.ts';", 'no arrow leads there from advisor/facts'],
  ['advisor/plan/a.ts', "import '#advisor/retrieve/inner.ts';", 'not an entry of advisor/retrieve'],
  ['server/http/a.ts', "import '#advisor/guardrails/inner.ts';", 'not an entry of advisor/guardrails'],
  ['server/queues/queue.ts', "import 'zod';", 'lies in no room'],
  ['sdk/src/public.ts', "import { z } from 'zod';", 'not a package for this room'],
  ['sdk/src/public.ts', "import { Plan } from '../../contract/plans.ts';", 'no arrow leads there from sdk'],
  ['sdk/src/public.ts', "import { Plan } from '#contract/plans.ts';", 'has no # paths'],
  ['mcp/src/main.ts', "import { FinDeus } from '../../sdk/src/public.ts';", 'no arrow leads there from mcp'],
])('refuses in %s: %s', async (file, source, complaint) => {
  const violations = await plant(file, source);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(file);
  expect(violations[0]).toContain(complaint);
});

it.each([
  ['sdk/src/public.ts', "export { FinDeus } from './findeus.ts';"],
  [
    'sdk/test/a.test.ts',
    "import { startServer } from '../../server/testing/start-server.ts'; import 'vitest';",
  ],
  ['server/open-parts.ts', "const { start } = await import('#sandbox/start.ts');"],
  [
    'server/functions/chat/chat.ts',
    "import { ask } from '#advisor/ask.ts'; import { asRole } from '#server/db/as-role.ts';",
  ],
  [
    'web/features/chat/panel.tsx',
    "import { Row } from '#web/features/chat/row.tsx'; import { B } from '#web/ui/b.tsx';",
  ],
  ['server/db/pool.test.ts', "import { addUser } from '#server/testing/wire/users.ts';"],
])('allows in %s: %s', async (file, source) => {
  expect(await plant(file, source)).toEqual([]);
});

it('refuses a cycle of imports, also one of types', async () => {
  await plant('contract/a.ts', "import { b } from '#contract/b.ts';");
  await plant('contract/b.ts', "import type { C } from '#contract/c.ts';");
  const violations = await plant('contract/c.ts', "export type { A } from '#contract/a.ts';");
  expect(violations).toEqual([
    'contract/a.ts -> contract/b.ts -> contract/c.ts -> contract/a.ts: a cycle; move what both need to a third file',
  ]);
});

it('refuses a folder with more than 25 source files, not counting tests', async () => {
  for (let index = 1; index <= 24; index += 1)
    await writeSource(`contract/many/file-${index}.ts`, 'export {};');
  await writeSource('contract/many/file-1.test.ts', 'export {};');
  expect(await plant('contract/many/file-25.ts', 'export {};')).toEqual([]);
  expect(await plant('contract/many/file-26.ts', 'export {};')).toEqual([
    'contract/many: 26 source files; group them into folders of at most 25',
  ]);
});
