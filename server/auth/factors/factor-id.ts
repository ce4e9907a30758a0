import type { Context } from 'hono';
import { isUuid } from '#server/http/uuid.ts';
import { AppError } from '#server/http/errors/app-error.ts';

export function requireFactorId(c: Context, parameter: 'id' | 'factor_id' = 'id'): string {
  const id = c.req.param(parameter);
  if (!isUuid(id)) {
    throw new AppError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  }
  return id;
}

export function factorNameTaken(name: string, cause: unknown): AppError {
  return new AppError('mfa_factor_name_conflict', {
    message: `A factor with the friendly name "${name}" for this user already exists`,
    cause,
  });
}
