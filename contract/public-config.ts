import { z } from 'zod';

/** Market data of now, of the last trading day, of the sandbox's sample market, or none. */
export const marketKinds = ['live', 'daily', 'sample', 'none'] as const;
export type MarketKind = (typeof marketKinds)[number];

/** What GET /config.json tells the browser: everything it needs to start, and nothing that is secret. */
export const publicConfigSchema = z.object({
  supabaseUrl: z.url(),
  anonKey: z.string().min(1),
  /** True where third parties are answered by local stand-ins, so that the pages can say so. */
  sandbox: z.boolean(),
  /** Whether sign-in with Google is set up. */
  google: z.boolean(),
  /** What a new password has to have. */
  passwordRule: z.object({ minLength: z.int(), characters: z.enum(['any', 'letters_digits']) }),
  /** Who runs the site, as the law of many places wants it told. */
  operator: z.object({ name: z.string(), address: z.string().optional() }).optional(),
  market: z.enum(marketKinds),
  plans: z.array(
    z.object({
      id: z.enum(['free', 'pro']),
      name: z.string(),
      monthlyPriceCents: z.int().nonnegative(),
      description: z.string().optional(),
      mode: z.literal('subscription').optional(),
      /** The payment provider's price; absent until billing is configured. */
      priceId: z.string().optional(),
      /** The same for a year, where it is sold so. */
      yearly: z.object({ priceId: z.string(), priceCents: z.int().positive() }).optional(),
    }),
  ),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;
