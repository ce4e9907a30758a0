import type { ErrorCode } from '#contract/error-codes.ts';
import { storageFullState } from '#contract/plans.ts';
import type { CallerRole } from '#server/db/caller.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** What Postgres refuses, by SQLSTATE or its class (the first two letters), as PostgREST answers it. */
const statuses: Record<string, ErrorCode> = {
  '23503': 'sql_conflict',
  '23505': 'sql_conflict',
  '42P01': 'sql_not_found',
  '42883': 'sql_not_found',
  '40001': 'sql_conflict',
  '40P01': 'sql_conflict',
  '21': 'sql_invalid',
  '22': 'sql_invalid',
  '23': 'sql_invalid',
  '42': 'sql_invalid',
  '54': 'sql_invalid',
  '55': 'sql_invalid',
  P0: 'sql_invalid',
  [storageFullState]: 'storage_full',
  '08': 'service_unavailable',
  '53': 'service_unavailable',
  '57': 'service_unavailable',
};

const timeoutHint = 'Ask for fewer rows, or filter by a column that narrows them down.';

/** The disk space that one statement may use (temp_file_limit). The error does not reveal the figure. */
const tooMuchSpace = {
  message: 'The statement needs too much space and was stopped.',
  hint: 'Send or ask for fewer rows, or smaller values.',
};

/** An error of Postgres as an answer; undefined for errors that callers must not see. */
export function explainSqlError(error: unknown, role: CallerRole): AppError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code: sqlState, message } = error;
  const texts = {
    message,
    sqlState,
    ...(error.detail === null ? {} : { details: error.detail }),
    ...(error.hint === null ? {} : { hint: error.hint }),
    cause: error,
  };
  if (sqlState === '57014') return new AppError('sql_timeout', { hint: timeoutHint, ...texts });
  if (sqlState === '53400') return new AppError('sql_timeout', { ...tooMuchSpace, sqlState, cause: error });
  // A visitor may get access by signing in; a user does not have it.
  if (sqlState === '42501')
    return new AppError(role === 'anon' ? 'sql_unauthorized' : 'sql_forbidden', texts);
  const code = statuses[sqlState] ?? statuses[sqlState.slice(0, 2)];
  return code ? new AppError(code, texts) : undefined;
}
