import { fallbackFor, fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';
import { describeError } from '#server/http/logger.ts';

interface SpeakOptions {
  onFailure: (error: object | string) => void;
  /** Everything that was said, once it is said. */
  onEnd: (text: string) => Promise<void>;
}

/** An answer that always says something: where it fails, the words of the specification for that. */
export async function* speak(
  answer: AsyncIterable<string>,
  { onFailure, onEnd }: SpeakOptions,
): AsyncGenerator<string> {
  let said = '';
  const say = (text: string) => {
    said += text;
    return text;
  };
  try {
    for await (const text of answer) yield say(text);
    if (said.trim() === '') yield say(fallbackTexts.empty);
  } catch (error) {
    onFailure(describeError(error));
    const apology =
      error instanceof ModelFailure ? fallbackFor(error) : fallbackTexts.other('something went wrong here');
    yield say(said === '' ? apology : `\n\n${apology}`);
  }
  await onEnd(said).catch((error: unknown) => onFailure(describeError(error)));
}
