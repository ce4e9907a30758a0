import { z } from 'zod';
import { maxSupportMessageLength, supportTopicIds } from '#contract/support.ts';

/** The body of POST /functions/v1/support-requests. */
export const supportRequestSchema = z.object({
  topic: z.enum(supportTopicIds, `Choose one of ${supportTopicIds.join(', ')}.`),
  message: z
    .string('Write what you need help with.')
    .trim()
    .min(1, 'Write what you need help with.')
    .max(maxSupportMessageLength, `Write at most ${maxSupportMessageLength} characters.`),
  /** A conversation of the caller's that the reader may see. */
  session_id: z.uuid('is not the id of a conversation').nullish(),
});
