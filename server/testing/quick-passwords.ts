import { createPasswords } from '#server/auth/domain/users/passwords.ts';

/** What the product takes for each password is on purpose much, and would be a good part of the suite's time. */
export const quickPasswords = createPasswords({ cost: 4 });
