/** Hands the reader a file, as if they had followed a link to it. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
