import { UnusableSigningKey } from '#server/auth/domain/keys/configured-keys.ts';
import { WrongSecret } from '#server/auth/domain/keys/seal.ts';
import { NoEmbeddedPostgres } from '#server/db/embedded/binaries.ts';
import { DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import { MigrationDrift, MigrationFailure } from '#server/db/migrate.ts';
import { DatabaseUnreachable } from '#server/db/postgres.ts';
import { BadConfiguration } from '#server/env.ts';
import { DiskFull } from '#server/http/errors/unavailable.ts';
import { UnusableSecretFile } from '#server/secret-file.ts';

/** What keeps the server from starting, in a sentence that says what to do; the stack only for what is unforeseen. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `FinDeus could not start: ${String(error)}`;
  if (error instanceof BadConfiguration) return error.message;
  const sentence = sentenceFor(error);
  return sentence
    ? `FinDeus cannot start. ${sentence}`
    : `FinDeus could not start.\n${error.stack ?? error.message}`;
}

function sentenceFor(error: Error): string | undefined {
  const selfExplaining = [
    DataFolderProblem,
    NoEmbeddedPostgres,
    MigrationDrift,
    UnusableSecretFile,
    UnusableSigningKey,
  ];
  if (selfExplaining.some((type) => error instanceof type)) return error.message;
  if (isDiskFull(error))
    return 'The disk of the database is full. Free at least 80 MB on it, then start again.';
  if (error instanceof MigrationFailure) return `${error.message}. Postgres says: ${reason(error)}`;
  if (error instanceof DatabaseUnreachable) return databaseSentence(error);
  if (error instanceof WrongSecret) {
    return (
      'FINDEUS_SECRET is not the one this database was first started with. ' +
      'Start with that one; without it the signing keys cannot be read.'
    );
  }
  return systemSentence(error);
}

/** Also where it kept a migration from running. */
function isDiskFull(error: unknown): boolean {
  return (
    error instanceof DiskFull ||
    (error instanceof Error && error.cause !== undefined && isDiskFull(error.cause))
  );
}

function databaseSentence(error: DatabaseUnreachable): string {
  switch (codeOf(error.cause)) {
    case '28P01':
    case '28000':
      return 'Postgres refuses the user or password in DATABASE_URL.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it first.';
    case '53300':
      return 'Postgres has no connection left. Lower DATABASE_POOL_SIZE or allow more (max_connections).';
    default:
      return `Nobody answers at DATABASE_URL (${reason(error)}). Is Postgres running, and are host and port right?`;
  }
}

function systemSentence(error: NodeJS.ErrnoException & { port?: number }): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${error.port} is already in use. Stop the other program, or set PORT to another one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'HOST is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.';
    case 'EACCES':
      return `No permission for ${error.path ?? `port ${error.port}`}. Choose another with PORT or DATA_DIR.`;
    case 'ENOENT':
      return error.path?.includes('dist') ? 'The front end is not built. Run: npm run build' : undefined;
    default:
      return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function reason({ cause }: Error): string {
  if (!(cause instanceof Error)) return 'unknown reason';
  return cause.message || (codeOf(cause) ?? cause.name);
}
