const key = 'findeus-google';

/** Remembers, in this tab, that its reader is on the way to Google. */
export function beginGoogleTrip(window: Window): void {
  try {
    window.sessionStorage.setItem(key, 'begun');
  } catch {
    // Without storage, a failure is told in general terms.
  }
}

/** Whether this tab was on the way to Google; asked once, when a page is loaded. */
export function endGoogleTrip(window: Window): boolean {
  try {
    const begun = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return begun;
  } catch {
    return false;
  }
}
