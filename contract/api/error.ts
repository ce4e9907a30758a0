import { z } from 'zod';

/** The one shape of every error of the public API. */
export const apiErrorSchema = z.object({
  error: z.string().describe('What went wrong, in a sentence'),
  code: z.string().describe('The same for programs'),
  details: z.object({
    message: z.string().describe('What went wrong and what to change'),
    field: z.string().optional().describe('The field that is to be changed, such as messages.0.role'),
  }),
});

export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
