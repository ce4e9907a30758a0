import type { Context } from 'hono';
import { isUuid } from '#server/http/uuid.ts';
import { AppError } from '#server/http/app-error.ts';

export function requireFactorId(c: Context): string {
  const id = c.req.param('id');
  if (!isUuid(id)) {
    throw new AppError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  }
  return id;
}
