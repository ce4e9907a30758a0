import { WrongSecret } from '#server/auth/domain/seal.ts';
import { DataFolderInUse } from '#server/db/data-folder-lock.ts';
import { MigrationDrift } from '#server/db/migrate.ts';
import { BadConfiguration } from '#server/env.ts';

/** What keeps the server from starting, in a sentence that says what to do; the stack only for what is unforeseen. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `FinDeus could not start: ${String(error)}`;
  if (error instanceof BadConfiguration) return error.message;
  if (error instanceof DataFolderInUse || error instanceof MigrationDrift) {
    return `FinDeus cannot start. ${error.message}`;
  }
  if (error instanceof WrongSecret) {
    return (
      'FinDeus cannot start: FINDEUS_SECRET is not the one this database was first started with. ' +
      'Start with that one; without it the signing keys cannot be read.'
    );
  }
  const sentence = bySystemCode(error);
  return sentence
    ? `FinDeus cannot start: ${sentence}`
    : `FinDeus could not start.\n${error.stack ?? error.message}`;
}

function bySystemCode(
  error: NodeJS.ErrnoException & { address?: string; port?: number },
): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${error.port} is already in use. Stop the other program, or set PORT to another one.`;
    case 'EACCES':
      return `no permission for ${error.path ?? `port ${error.port}`}. Choose another with PORT or DATA_DIR.`;
    case 'ECONNREFUSED':
    case 'CONNECT_TIMEOUT':
    case 'ENOTFOUND':
    case 'EHOSTUNREACH':
      return 'nobody answers at DATABASE_URL. Is Postgres running, and are host and port right?';
    case '28P01':
    case '28000':
      return 'Postgres refuses the user or password in DATABASE_URL.';
    case '3D000':
      return 'the database named in DATABASE_URL does not exist. Create it first.';
    case 'ENOENT':
      return error.path?.includes('dist')
        ? 'the front end is not built. Run: npm run build'
        : `${error.path} does not exist.`;
    default:
      return undefined;
  }
}
