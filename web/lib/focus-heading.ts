/** Goes to the heading of the view, which may still be on its way with the page it belongs to. */
export function focusHeading(attempts = 20): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.focus({ preventScroll: true });
  else if (attempts > 0) setTimeout(() => focusHeading(attempts - 1), 50);
}
