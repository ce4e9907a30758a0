import { z } from 'zod';

export type AccountMail =
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_new'
  | 'email_change_current'
  | 'email_change_again'
  | 'reauthentication'
  | 'password_changed';

/** What is stored with a mail until it is sent. */
export const mailDetailsSchema = z.object({
  site: z.url(),
  redirectTo: z.string().default(''),
  challenge: z.object({ challenge: z.string(), method: z.enum(['s256', 'plain']) }).nullish(),
  newEmail: z.string().default(''),
  at: z.iso.datetime().optional(),
});

export type MailDetails = z.input<typeof mailDetailsSchema>;
