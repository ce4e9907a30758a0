/** Addresses of modules that did not arrive, with how often they were tried since. */
const tries = new Map<string, number>();

/** Chromium and Firefox name the address of a module that did not arrive; Safari does not. */
const addressIn = (error: unknown) =>
  error instanceof TypeError ? /https?:\S+?\.js\b/.exec(error.message)?.[0] : undefined;

/**
 * A module of the site. Chromium keeps a failed import for as long as the page lives, so a second try at one that did
 * not arrive goes to an address that it does not know yet.
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
