import { supportResponseHours, type PlanId } from '#contract/entitlements.ts';

/** The default address for mail to the operators of the site. */
export const supportAddress = 'support@findeus.com';

/** The topics of a support request, as the form and the mail name them. */
export const supportTopics = {
  answer: 'An answer that looks wrong',
  account: 'Account and sign-in',
  billing: 'Plan and billing',
  data: 'My data and privacy',
  other: 'Something else',
} as const;

export type SupportTopic = keyof typeof supportTopics;
export const supportTopicIds = Object.keys(supportTopics) as [SupportTopic, ...SupportTopic[]];

export const maxSupportMessageLength = 4_000;

/** A request as its writer sees it. */
export interface SupportRequest {
  id: string;
  reference: string;
  plan: PlanId;
  topic: SupportTopic;
  message: string;
  session_id: string | null;
  created_at: string;
  closed_at: string | null;
}

const hourMs = 3_600_000;
const isWeekend = (at: Date) => at.getUTCDay() === 0 || at.getUTCDay() === 6;

/** When a request has to be answered by: Saturdays and Sundays, in UTC, do not count. */
export function answerDue(plan: PlanId, asked: Date): Date {
  let at = asked;
  let left = supportResponseHours[plan];
  while (left > 0 || isWeekend(at)) {
    if (!isWeekend(at)) left -= 1;
    at = new Date(at.getTime() + hourMs);
  }
  return at;
}
