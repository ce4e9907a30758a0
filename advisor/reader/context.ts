/** What the reader sees of a conversation beside the message itself. */
export interface Context {
  /** The person's messages before it, oldest first. */
  before: readonly string[];
  /** Our last question, where we asked one. */
  asked: string | undefined;
  /** The title of what the last answer was about. */
  topic: string | undefined;
}

/** How many of the person's earlier messages show what a later one is about. */
const maxEarlier = 3;

/** How much of one earlier message is shown, from its end: more would drown the message that is read. */
const maxEarlierLetters = 400;

const endOf = (message: string) =>
  message.length <= maxEarlierLetters
    ? message
    : message.slice(message.indexOf(' ', message.length - maxEarlierLetters) + 1);

/** One text, the most telling first: whatever the model has no room for is lost at the end. */
export function contextOf({ before, asked, topic }: Context): string {
  const [last, ...earlier] = before.slice(-maxEarlier).map(endOf).toReversed();
  return [asked, last, topic, ...earlier].filter((part) => part !== undefined && part !== '').join(' | ');
}
