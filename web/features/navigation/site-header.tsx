import { MobileMenu } from '#web/features/navigation/mobile-menu.tsx';
import { UserMenu } from '#web/features/navigation/user-menu.tsx';
import { uiTexts } from '#web/content/ui.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { views } from '#web/views.ts';
import type { ShellTexts } from '#web/features/navigation/shell-texts.ts';

export function SiteHeader({ texts }: { texts: ShellTexts }) {
  const { openChat, chatIntent } = useOverlays();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="frame flex min-h-16 items-center gap-x-3 lg:gap-x-8">
        <ViewLink to="home" className="gap-2.5 font-serif text-[1.375rem] font-medium tracking-tight">
          <BrandMark />
          {texts.brand}
        </ViewLink>
        <nav aria-label={texts.mainNavigation} className="max-lg:hidden">
          <ul className="flex gap-6">
            {texts.navigation.map((view) => (
              <li key={view}>
                <ViewLink
                  to={view}
                  className="text-[0.9375rem] text-quiet hover:text-ink aria-[current=page]:text-ink"
                >
                  {views[view].title}
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Button
            look="secondary"
            className="px-4 max-xs:px-2.5 max-xs:text-sm"
            onClick={openChat}
            {...chatIntent}
          >
            {texts.actions.ask}
          </Button>
          <div className="max-lg:hidden">
            <AccountCorner texts={texts} />
          </div>
          <MobileMenu texts={texts} />
        </div>
      </div>
      <LoadingStrip />
    </header>
  );
}

function Loading({ className }: { className: string }) {
  return (
    <output className={`flex items-center gap-2.5 text-quiet ${className}`}>
      <span className="spinner" aria-hidden="true" />
      {uiTexts.loading}
    </output>
  );
}

/** On a phone there is no room for it in the bar: it lies below, over the margin of the page, so that nothing moves. */
function LoadingStrip() {
  const { account } = useAccount();
  if (account.state !== 'loading') return null;
  return (
    <div className="absolute inset-x-0 top-full border-b border-line bg-paper lg:hidden">
      <Loading className="frame min-h-6 text-xs" />
    </div>
  );
}

/** Who is here; while that is being found out, the spinner of the specification. */
function AccountCorner({ texts }: { texts: ShellTexts }) {
  const { account } = useAccount();
  const { openAuth } = useOverlays();
  if (account.state === 'loading') {
    return <Loading className="min-h-11 px-3 text-sm" />;
  }
  if (account.state === 'signed in') return <UserMenu account={account} texts={texts} />;
  return (
    <div className="for-strangers flex items-center gap-2">
      <Button look="quiet" className="px-4" onClick={() => openAuth('signin')}>
        {texts.actions.logIn}
      </Button>
      <Button className="px-4" onClick={() => openAuth('signup')}>
        {texts.actions.getStarted}
      </Button>
    </div>
  );
}
