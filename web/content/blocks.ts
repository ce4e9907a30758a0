import type { ClaimId } from '#web/content/company/claims.ts';
import type { View } from '#web/views.ts';

/**
 * What a page of text is made of. A string is a paragraph; addresses of ours in it become mail links, and what stands
 * in backticks is code. A claim is a record of content/claims.ts and always brings its disclosure along: no text states
 * one by itself.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly { term: string; meaning: string }[] }
  | { claim: ClaimId };

export interface Section {
  /** Where links inside the page lead to. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

export interface RelatedLink {
  /** One of our views by name, or an address elsewhere, which opens in a new tab. */
  to: View | `https://${string}`;
  title: string;
  about: string;
}

/** What every page has: what it is called, what it is about, and what belongs to it. */
export interface Page {
  heading: string;
  lead: string;
  related: readonly RelatedLink[];
}
