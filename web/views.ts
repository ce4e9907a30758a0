/**
 * Every view of the application. Views live in memory: navigating never changes the address (spec, section 2). Each
 * also has a document at an address of its own, for search engines and for links from outside; it is an entrance.
 */
export const views = {
  home: { title: 'Home', entrance: '/' },
  about: { title: 'About', entrance: '/about' },
  press: { title: 'Press', entrance: '/press' },
  security: { title: 'Security', entrance: '/security' },
  privacy: { title: 'Privacy', entrance: '/privacy' },
  terms: { title: 'Terms', entrance: '/terms' },
  docs: { title: 'API documentation', entrance: '/docs' },
  success: { title: 'Welcome', entrance: null },
  // Where the mail for a forgotten password leads: the one path that the specification names.
  'reset-password': { title: 'Reset password', entrance: '/reset-password' },
} as const satisfies Record<string, { title: string; entrance: `/${string}` | null }>;

export type View = keyof typeof views;

/** Home is the first view, and the one for a name that nobody knows. */
export function toView(name: unknown): View {
  return typeof name === 'string' && Object.hasOwn(views, name) ? (name as View) : 'home';
}

/** The view whose entrance an address is. */
export function viewAtEntrance(path: string): View {
  const found = Object.entries(views).find(([, { entrance }]) => entrance === path);
  return toView(found?.[0]);
}

export function titleOf(view: View): string {
  return view === 'home'
    ? 'FinDeus: money questions answered with the working shown'
    : `${views[view].title} · FinDeus`;
}
