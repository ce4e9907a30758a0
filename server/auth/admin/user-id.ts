import type { Context } from 'hono';
import { AppError } from '#server/http/errors/app-error.ts';
import { isUuid } from '#server/http/uuid.ts';

export function requireUserId(c: Context): string {
  const id = c.req.param('id');
  if (!isUuid(id)) {
    throw new AppError('validation_failed', { status: 404, message: 'user_id must be an UUID' });
  }
  return id;
}

export function userNotFound(): AppError {
  return new AppError('user_not_found', { status: 404, message: 'User not found' });
}
