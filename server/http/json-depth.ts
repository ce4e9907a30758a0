/** Far more than anybody needs, and far less than exhausts a stack. */
export const deepestJson = 200;

/**
 * True for JSON nested deeper than that. Read as text, because reading it as JSON is what could exhaust a stack; and
 * character by character, because a pattern would look for the end of a string without one again from every quote in it.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') inString = !inString;
    else if (inString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > deepestJson) return true;
  }
  return false;
}
