import { restLimits } from '#server/rest/limits.ts';
import type { Reader } from '#server/rest/parse/reader.ts';
import type { Field, JsonStep } from '#server/rest/request.ts';

/** `title`, `"my column"`, `data->address->>city`, `tags->0` */
export function readField(reader: Reader, expected?: string): Field {
  return { column: reader.name(expected), path: readPath(reader) };
}

/** The keys that lead into a JSON value; a whole number is the place in an array. */
export function readPath(reader: Reader): JsonStep[] {
  const steps: JsonStep[] = [];
  while (reader.take('->')) {
    if (steps.length === restLimits.jsonPathSteps) {
      reader.failTooMany(`${restLimits.jsonPathSteps} steps in a JSON path`);
    }
    const asText = reader.take('>');
    const key = reader.name('a key of a JSON value');
    // Nine digits fit into an integer of Postgres; a longer number is a key.
    steps.push({ key: /^-?\d{1,9}$/.test(key) ? Number(key) : key, asText });
  }
  return steps;
}
