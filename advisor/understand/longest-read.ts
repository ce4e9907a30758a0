/** So much of a question is read, in characters: what is longer is text somebody has pasted. */
export const longestRead = 4000;
