/** What a message does in the conversation. */
export const acts = [
  'new',
  'change',
  'answer',
  'another',
  'why',
  'simpler',
  'define',
  'which',
  'for_me',
  'sure',
  'summarize',
  'thanks',
  'hello',
  'who',
  'can_do',
  'upset',
  'other',
] as const;
export type Act = (typeof acts)[number];

/** The kind of result that a question wants. */
export const wants = [
  'amount',
  'payment',
  'time',
  'rate',
  'count',
  'yesno',
  'which',
  'change',
  'plan',
  'explain',
  'words',
] as const;
export type Want = (typeof wants)[number];

/** Whether a later number is a value of its own, or comes on top of, off or times what was said: "300 more". */
export const relatives = ['none', 'plus', 'minus', 'times'] as const;
export type Relative = (typeof relatives)[number];
