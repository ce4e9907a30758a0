/** A calculator as the page of all calculators lists it. Without the calculator itself, which is much heavier. */
export interface CatalogEntry {
  name: string;
  /** The calculator's own title; a test holds them together. */
  title: string;
  /** What it answers, in one plain sentence. */
  summary: string;
  /** What people call it besides, for those who search. */
  words: string;
}

export interface CatalogGroup {
  id: string;
  title: string;
  /** The ones that most people look for first. */
  entries: readonly CatalogEntry[];
}
