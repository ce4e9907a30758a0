import { AppError } from '#server/http/errors/app-error.ts';

/** A fault that OAuth itself defines; auth/v1 writes it in OAuth's own shape. */
export class OAuthError extends AppError {
  readonly error: string;

  constructor(error: string, description: string) {
    super('validation_failed', { message: description });
    this.error = error;
  }
}
