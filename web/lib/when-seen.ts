/** How near it has to be: on a phone nothing is fetched for what nobody has scrolled to. */
const margin = '0px';

/** Resolves when the element with this id is about to be seen. Where there is no browser, at once. */
export async function whenSeen(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  // What is to be watched may be drawn in the same moment.
  await new Promise((resolve) => setTimeout(resolve));
  const element = document.getElementById(id);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
