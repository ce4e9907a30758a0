/**
 * Prints Markdown as it comes, line by line. Links to receipts lead nowhere in a terminal, and the receipts themselves
 * are for programs: both are left out.
 */
export function createPrinter(write: (text: string) => void) {
  let rest = '';
  let inReceipt = false;
  let blank = false;
  const line = (text: string) => {
    if (text.startsWith('```findeus')) inReceipt = true;
    else if (inReceipt) inReceipt = text !== '```';
    else if (text.trim() !== '' || !blank) {
      blank = text.trim() === '';
      write(`${text.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1')}\n`);
    }
  };
  return {
    print(text: string): void {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(line);
    },
    end(): void {
      if (rest !== '') line(rest);
      rest = '';
    },
  };
}
