type JsonValue = string | boolean | object | null;

/** The rows of a JSON array as CSV (RFC 4180) with a line of names first; nothing where there are no rows. */
export function toCsv(json: string): string {
  // Numbers as Postgres wrote them: some of its integers have more digits than JavaScript's numbers.
  const rows = JSON.parse(json, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  ) as Record<string, JsonValue>[];
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = [names.map(toField), ...rows.map((row) => names.map((name) => toField(row[name] ?? null)))];
  return lines.map((fields) => fields.join(',')).join('\n');
}

function toField(value: JsonValue): string {
  if (value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
