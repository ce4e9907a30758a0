import { text } from '#advisor/quantities/text.ts';

/** For sales of a home that nobody lived in, worked out without depreciation. */
export const rentalWarning = text`If you rented it out, depreciation makes the gain larger and is taxed at a rate of its own: ask me about selling a rental property.`;
