/** Addresses of modules that failed to load, with the number of failed loads. */
const tries = new Map<string, number>();

/** Chromium and Firefox name the address of a module that failed to load; Safari does not. */
const addressIn = (error: unknown) =>
  error instanceof TypeError ? /https?:\S+?\.js\b/.exec(error.message)?.[0] : undefined;

/**
 * Loads a module of the site. Chromium remembers a failed import until the page is closed, so a second try adds a query
 * that makes the address new.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const address = addressIn(error);
    const tried = address === undefined ? undefined : tries.get(address);
    if (address !== undefined) tries.set(address, (tried ?? 0) + 1);
    if (tried === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${tried}`)) as Part;
  }
}
