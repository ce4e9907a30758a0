/** Every view of the application. Views live in memory: the address stays the same (spec, section 2). */
export const views = {
  home: { title: 'Home' },
  about: { title: 'About' },
  press: { title: 'Press' },
  security: { title: 'Security' },
  privacy: { title: 'Privacy' },
  terms: { title: 'Terms' },
  docs: { title: 'API documentation' },
  success: { title: 'Welcome' },
} as const satisfies Record<string, { title: string }>;

export type View = keyof typeof views;

/** Home is the first view, and the one for a name that nobody knows. */
export function toView(name: unknown): View {
  return typeof name === 'string' && Object.hasOwn(views, name) ? (name as View) : 'home';
}
