import type { Retriever } from '#advisor/retrieve/search.ts';

interface CurrentRetrieverParts<Name extends string> {
  now: () => Date;
  /** Texts with the figures of a year, ready to be searched. */
  openFor: (year: number) => Promise<Retriever<Name>>;
  log: (message: string) => void;
}

/** Finds texts with the figures of the current year: a server that runs into a new year opens them again. */
export async function openCurrentRetriever<Name extends string>({
  now,
  openFor,
  log,
}: CurrentRetrieverParts<Name>): Promise<Retriever<Name>> {
  const thisYear = () => now().getUTCFullYear();
  let opened = { year: thisYear(), retriever: await openFor(thisYear()) };
  let opening: Promise<void> | undefined;

  const open = async (year: number) => {
    try {
      opened = { year, retriever: await openFor(year) };
    } catch (error) {
      log(`The texts of ${year} could not be opened, those of ${opened.year} go on: ${String(error)}`);
    } finally {
      opening = undefined;
    }
  };

  return {
    async read(question, signal, part) {
      if (opened.year !== thisYear()) await (opening ??= open(thisYear()));
      return opened.retriever.read(question, signal, part);
    },
  };
}
