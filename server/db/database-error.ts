import { storageFullState } from '#contract/plans.ts';

/** A fault that Postgres reported. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly table: string | null;
  readonly constraint: string | null;

  constructor(fault: DatabaseFault, cause: unknown) {
    super(fault.message, { cause });
    this.name = 'DatabaseError';
    this.code = fault.code;
    this.detail = fault.detail ?? null;
    this.hint = fault.hint ?? null;
    this.table = fault.table ?? null;
    this.constraint = fault.constraint ?? null;
  }

  /** Postgres quotes values in its messages, which can be user input, so only names are logged. */
  forLog() {
    return { code: this.code, table: this.table, constraint: this.constraint };
  }
}

interface DatabaseFault {
  message: string;
  code: string;
  detail?: string | undefined;
  hint?: string | undefined;
  table?: string | undefined;
  constraint?: string | undefined;
}

/** The value exists already, perhaps from a concurrent request. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** The account has no room for what was to be stored. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === storageFullState;
}
