import { createPasswords } from '#server/auth/domain/users/passwords.ts';

/** The product's cost of hashing is high on purpose, and would take a large part of the test time. */
export const quickPasswords = createPasswords({ cost: 4 });
