import { z } from 'zod';
import { expand } from '#sandbox/stripe/api/expand.ts';
import type { FormValue } from '#sandbox/stripe/api/form.ts';
import { readParameters } from '#sandbox/stripe/api/parameters.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Runs synchronously, so that the next request sees the result. The id is the one in the address. */
  answer: (account: Account, given: Record<string, FormValue>, id: string) => unknown;
}

/** The endpoints with their parameters. Any other parameter or address is refused. */
export function endpoint<Shape extends z.ZodRawShape>(
  method: Endpoint['method'],
  path: string,
  shape: Shape,
  run: (account: Account, params: z.output<z.ZodObject<Shape>>, id: string) => unknown,
): Endpoint {
  const schema = z.strictObject(shape);
  return {
    method,
    path,
    answer(account, { expand: paths, ...given }, id) {
      const wanted = readParameters(z.array(z.string()).optional(), paths) ?? [];
      const params = readParameters(schema, given) as z.output<z.ZodObject<Shape>>;
      return expand(account.state, run(account, params, id), wanted);
    },
  };
}
