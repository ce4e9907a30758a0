/** Goes to the heading of the view, which may still be on its way with the page it belongs to. */
export function focusHeading(attempts = 20): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.focus({ preventScroll: true });
  else if (attempts > 0) setTimeout(() => focusHeadingLater(attempts - 1), 50);
}

/** Unless the part of the page that was asked for has the focus by now. */
function focusHeadingLater(attempts: number): void {
  const isTaken = document.querySelector('#main')?.contains(document.activeElement) ?? false;
  if (!isTaken) focusHeading(attempts);
}
