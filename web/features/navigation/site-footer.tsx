import type { ShellTexts } from '#web/features/navigation/shell-texts.ts';
import { ThemeSwitch } from '#web/features/navigation/theme-switch.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { views } from '#web/views.ts';

/** The links of the footer, and below them the legal texts of every page. */
export function SiteFooter({ texts }: { texts: ShellTexts }) {
  const { config } = useAccount();
  const { groups, write, promise } = texts.footer;
  return (
    <footer className="border-t border-line text-sm">
      <div className="frame grid grid-cols-2 gap-x-8 gap-y-8 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full max-w-xs lg:col-span-1">
          <p className="flex items-center gap-2.5 font-serif text-xl font-medium">
            <BrandMark />
            {texts.brand}
          </p>
          <p className="mt-3 text-quiet">{promise}</p>
        </div>
        {groups.map(({ heading, views: listed }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="font-medium">{heading}</h2>
            <ul className="mt-1">
              {listed.map((view) => (
                <li key={view}>
                  <ViewLink to={view} className="text-quiet hover:text-ink">
                    {views[view].title}
                  </ViewLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="font-medium">{write.heading}</h2>
          <ul className="mt-1">
            {write.links.map(({ label, address }) => (
              <li key={address}>
                <a
                  href={`mailto:${address}`}
                  className="inline-flex min-h-11 items-center text-quiet hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="frame pb-6">
        <ThemeSwitch texts={texts.theme} />
      </div>
      <div className="frame pb-[max(2.5rem,env(safe-area-inset-bottom))] text-quiet">
        <p className="max-w-[75ch] border-t border-line pt-6">{texts.disclaimer}</p>
        {config?.operator && (
          <p className="mt-2 max-w-[75ch]">
            {[texts.operator(config.operator.name), config.operator.address].filter(Boolean).join(', ')}
          </p>
        )}
        <a
          href={texts.licenses.address}
          className="mt-1 inline-flex min-h-11 items-center underline hover:text-ink"
        >
          {texts.licenses.label}
        </a>
        {config?.sandbox && <p className="mt-2 max-w-[75ch]">{texts.sandboxNotice}</p>}
      </div>
    </footer>
  );
}
