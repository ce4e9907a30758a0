import { sources } from '#advisor/facts/sources.ts';
import { safeHref } from '#web/lib/navigation/safe-href.ts';
import { OuterLink } from '#web/ui/outer-link.tsx';

/** The sources of these ids, as items of a list. */
export function CitedSources({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => {
    const source = sources[id];
    return (
      source && (
        <li key={id} className="mt-1">
          <OuterLink href={safeHref(source.url)}>{source.title}</OuterLink>
          <span className="text-quiet">, {source.publisher}</span>
        </li>
      )
    );
  });
}
