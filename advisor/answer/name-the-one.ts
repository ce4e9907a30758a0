/** No bracket inside the title: each "[" is then read once, however many there are. */
const cited = /\[([^[\]]+)\]\(#article\.[\w-]+\), FinDeus/;
const opener = String.raw`^(?:(?:and|or|but|ok|okay|so)[\s,]+)*(?:what about|how about|what is|what are)?\s*`;
const kindless =
  '(?!(?:other|new|right|best|same|first|last|next|only|good|better|these|those|which|the)\\b)';
const one = new RegExp(String.raw`${opener}((?:an?|the)\s+${kindless}[\p{L}-]+)\s+one\s*[?.!]*$`, 'iu');
const ones = new RegExp(String.raw`${opener}(${kindless}[\p{L}-]+)\s+ones\s*[?.!]*$`, 'iu');

/** Whoever asks like that says no more. */
const longest = 80;

/** After an article on the Roth IRA, "and a traditional one?" asks what a traditional IRA is: what its title ends with. */
export function nameTheOne(question: string, answered: string | undefined): string {
  if (question.length > longest) return question;
  const noun = cited
    .exec(answered ?? '')?.[1]
    ?.split(' ')
    .at(-1);
  if (noun === undefined) return question;
  return question.trim().replace(one, `What is $1 ${noun}?`).replace(ones, `What are $1 ${noun}?`);
}
