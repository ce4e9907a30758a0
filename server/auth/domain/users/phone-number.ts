import { AppError } from '#server/http/errors/app-error.ts';

/** The digits of a phone number, as Supabase Auth stores them: without the plus sign and without spaces. */
export function requirePhone(text: string): string {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw new AppError('validation_failed', { message: 'Invalid phone number format (E.164 required)' });
  }
  return digits;
}
