/** Far more than anybody needs. The embedded engine's stack is small, and must not be spent on somebody's brackets. */
export const deepestJson = 200;

/** True for JSON nested deeper than that. Read as text, because reading it as JSON is what could exhaust a stack. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepestJson) return true;
  }
  return false;
}
