import { useMemo, useState } from 'react';
import { catalog, pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';
import { searchCatalog } from '#advisor/calculators/catalog/search-catalog.ts';
import { calculatorTexts as texts } from '#web/content/calculators.ts';
import { usePlace } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { PlaceLink } from '#web/lib/navigation/place-link.tsx';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { views } from '#web/views.ts';

const countOf = (groups: readonly CatalogGroup[]) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** Every calculator, in groups, and a field to find one by what people call it. */
export function CalculatorsPage() {
  const { place } = usePlace();
  const { askInChat } = useOverlays();
  const [query, setQuery] = useState('');
  const field = useTakeOver<HTMLInputElement>(({ value }) => setQuery(value));
  const found = useMemo(() => searchCatalog(catalog, query), [query]);
  const wanted = query.trim();
  return (
    <article className="frame pt-8 pb-20 sm:pt-14">
      <h1 tabIndex={-1} className="font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-6xl">
        {texts.heading}
      </h1>
      <p className="mt-5 max-w-[60ch] text-lg text-quiet">{texts.lead(countOf(catalog))}</p>
      {place.path.startsWith(`${views.calculators.entrance}/`) && (
        <div className="mt-6 max-w-[60ch]">
          <Notice kind="problem">{texts.notHere}</Notice>
        </div>
      )}
      <search className="mt-8 block max-w-xl print:hidden">
        <label htmlFor="find-calculator" className="mb-1.5 block text-sm font-medium">
          {texts.search.label}
        </label>
        <input
          ref={field}
          id="find-calculator"
          type="search"
          autoComplete="off"
          placeholder={texts.search.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-12 w-full rounded-lg border border-control bg-raised px-4 text-base placeholder:text-quiet"
        />
        <output className="mt-1.5 block min-h-6 text-sm text-quiet">
          {wanted !== '' && texts.search.found(countOf(found))}
        </output>
      </search>
      {found.length === 0 && (
        <div className="mt-2 max-w-[60ch]">
          <p>{texts.search.none(wanted)}</p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <TextButton onClick={() => askInChat(wanted)}>{texts.search.ask}</TextButton>
            <TextButton look="quiet" onClick={() => setQuery('')}>
              {texts.search.clear}
            </TextButton>
          </div>
        </div>
      )}
      {wanted === '' && <GroupLinks groups={found} />}
      {found.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </article>
  );
}

function GroupLinks({ groups }: { groups: readonly CatalogGroup[] }) {
  return (
    <nav aria-label={texts.groups} className="mt-2 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(id);
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
              className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, title, entries } }: { group: CatalogGroup }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2
        id={id}
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-2xl font-medium tracking-tight sm:text-3xl"
      >
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-12 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ name, title: called, summary }) => (
          <li key={name} className="border-b border-line">
            <PlaceLink to={pageOfCalculator(name)} className="group block h-full py-3.5">
              <span className="block font-medium group-hover:text-accent">{called}</span>
              <span className="mt-0.5 block text-sm text-quiet">{summary}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
