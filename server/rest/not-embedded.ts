import { AppError } from '#server/http/errors/app-error.ts';

/** A parameter is about a table that `select` does not embed. */
export function notEmbedded(name: string): AppError {
  return new AppError('PGRST108', {
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
