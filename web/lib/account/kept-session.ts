/** Where supabase-js keeps the session; boot.js looks for it too. */
export const sessionKey = 'findeus-session';

/** Where the browser keeps nothing for us, nobody is remembered. */
export function remembersSession(window: Window): boolean {
  try {
    // Even to look at it may be forbidden.
    return window.localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}
