import { advisorRooms } from '#scripts/advisor-rooms.ts';

/** The rooms of the code base and the imports allowed between them. ARCHITECTURE.md draws the same picture. */
export interface Room {
  /** A folder, or a single file. The most specific room that holds a file is the file's own. */
  path: string;
  mayImport: string[];
  /** npm packages and node: modules that may be used here. */
  packages: 'any' | string[];
  /** The only files that other rooms may import, below `path`; all of them where it is left out. */
  entries?: string[] | undefined;
  /** The folders in this room do not know each other. */
  siblings?: true;
  /** Published by itself, with a package.json of its own: a # path would not be found, so it imports relatively. */
  ownPackage?: true;
}

const webLeaves = ['web/ui', 'web/lib', 'web/views.ts'];
const shared = ['contract', 'advisor'];

export const rooms: Room[] = [
  { path: 'contract', mayImport: [], packages: ['zod'] },
  { path: 'advisor', mayImport: ['contract'], packages: ['zod'] },
  ...Object.entries(advisorRooms).map(([folder, { mayImport, entries }]) => ({
    path: `advisor/${folder}`,
    mayImport: ['contract', ...mayImport.split(' ').map((other) => `advisor/${other}`)],
    packages: ['zod'],
    entries: entries?.split(' '),
  })),

  { path: 'server/main.ts', mayImport: ['server', ...shared], packages: 'any' },
  { path: 'server/open-parts.ts', mayImport: ['server', ...shared, 'sandbox'], packages: 'any' },
  {
    path: 'server/open-database.ts',
    mayImport: ['server/db', 'server/http', 'server/env.ts'],
    packages: 'any',
  },
  {
    path: 'server/prepare-mail.ts',
    mayImport: ['server/auth', 'server/functions', 'server/mail', 'server/db'],
    packages: 'any',
  },
  { path: 'server/welcome-text.ts', mayImport: ['server/env.ts'], packages: 'any' },
  { path: 'server/explain-start-failure.ts', mayImport: ['server'], packages: 'any' },
  {
    path: 'server/app.ts',
    mayImport: ['server/auth', 'server/rest', 'server/functions', 'server/http', ...shared],
    packages: 'any',
  },
  { path: 'server/secret-file.ts', mayImport: [], packages: 'any' },
  { path: 'server/env.ts', mayImport: ['server/http', 'contract'], packages: ['zod'] },
  ...['auth', 'rest', 'functions'].map((family) => ({
    path: `server/${family}`,
    mayImport: ['server/billing', 'server/mail', 'server/sms', 'server/db', 'server/http', ...shared],
    packages: 'any' as const,
  })),
  ...['billing', 'mail', 'sms'].map((service) => ({
    path: `server/${service}`,
    mayImport: ['server/db', 'server/http', 'contract'],
    packages: 'any' as const,
  })),
  // It implements the advisor's port for language models, and is passed in as an argument.
  // It implements the advisor's port for prices, in the same way.
  { path: 'server/market', mayImport: ['server/http', ...shared], packages: 'any' },
  { path: 'server/model', mayImport: shared, packages: 'any' },
  { path: 'server/embedder', mayImport: ['advisor'], packages: 'any' },
  { path: 'server/advice', mayImport: ['server/embedder', ...shared], packages: 'any' },
  { path: 'server/db', mayImport: ['server/http', 'contract'], packages: 'any' },
  { path: 'server/http', mayImport: shared, packages: 'any' },
  { path: 'server/testing', mayImport: ['server', ...shared, 'sandbox'], packages: 'any' },

  { path: 'web/main.tsx', mayImport: ['web'], packages: 'any' },
  ...['web/prerender.tsx', 'web/prerender.test.tsx'].map((path) => ({
    path,
    mayImport: ['web', 'advisor'],
    packages: 'any' as const,
  })),
  {
    path: 'web/app.tsx',
    mayImport: ['web/pages', 'web/overlays.tsx', 'web/features', 'web/content', ...webLeaves, ...shared],
    packages: 'any',
  },
  { path: 'web/overlays.tsx', mayImport: ['web/features', 'web/content', ...webLeaves], packages: 'any' },
  {
    path: 'web/pages',
    mayImport: ['web/features', 'web/content', ...webLeaves, ...shared],
    packages: 'any',
  },
  {
    path: 'web/features',
    mayImport: ['web/content', 'web/testing', ...webLeaves, ...shared],
    packages: 'any',
    siblings: true,
  },
  { path: 'web/content', mayImport: ['web/views.ts', 'contract'], packages: [] },
  { path: 'web/lib', mayImport: ['web/views.ts', ...shared], packages: 'any' },
  // It knows nothing of the product, and imports only itself.
  { path: 'web/ui', mayImport: ['web/content/ui.ts'], packages: 'any' },
  { path: 'web/views.ts', mayImport: [], packages: [] },
  { path: 'web/testing', mayImport: ['web'], packages: 'any' },

  { path: 'sdk', mayImport: [], packages: [], ownPackage: true },
  {
    path: 'mcp',
    mayImport: [],
    packages: ['@modelcontextprotocol/server', 'findeus-sdk', 'node:module'],
    ownPackage: true,
  },
  { path: 'mcp/vite.config.ts', mayImport: [], packages: ['vite', 'node:url'] },
  ...['sdk', 'mcp'].map((path) => ({
    path: `${path}/test`,
    mayImport: [path, 'sdk/test', 'server', 'scripts', ...shared],
    packages: 'any' as const,
    ownPackage: true as const,
  })),

  // Nothing imports these; open-parts.ts may start the sandbox.
  ...['sandbox', 'e2e', 'bench', 'evals', 'scripts'].map((path) => ({
    path,
    // The benchmark prints the sizes that the build measures.
    mayImport: ['server', 'sandbox', 'scripts/web', ...shared],
    packages: 'any' as const,
  })),
  // The corpus and the training data are made with the product's own number reader, tokenizer and answers.
  { path: 'reader', mayImport: ['advisor', 'server/advice', 'server/embedder'], packages: 'any' },
];
