/** A mail before it has a shape: plain, single-line sentences that each layout sets in its own way. */
export interface Letter {
  subject: string;
  /** What the inbox shows beside the subject. It is read on locked screens, so it never holds the code. */
  preview: string;
  headline: string;
  opening: string[];
  action?: { label: string; link: string };
  code?: { label: string; digits: string };
  closing: string[];
  /** Why this mail was sent, and what no mail of ours ever does. */
  footer: string[];
}
