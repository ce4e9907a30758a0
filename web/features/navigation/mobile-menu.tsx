import { useId } from 'react';
import { AccountEntries } from '#web/features/navigation/account-entries.tsx';
import type { ShellTexts } from '#web/features/navigation/shell-texts.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useDisclosure } from '#web/lib/use-disclosure.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { useLayer } from '#web/ui/layer.ts';
import { views } from '#web/views.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';

/** The parts of the navigation bar that do not fit on a phone. */
export function MobileMenu({ texts }: { texts: ShellTexts }) {
  const { open, toggle, close, root, button } = useDisclosure();
  useLayer(close, open);
  const { account } = useAccount();
  const { openAuth } = useOverlays();
  const id = useId();
  const auth = (mode: 'signin' | 'signup') => () => {
    close();
    openAuth(mode);
  };
  return (
    <div ref={root} className="lg:hidden">
      <PlainButton
        ref={button}
        aria-label={texts.actions.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="-mr-2 grid size-11 place-items-center rounded-lg hover:bg-sunken"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </PlainButton>
      {open && (
        <div
          id={id}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-raised pt-2 pb-6 shadow-lift"
        >
          <div className="frame">
            <nav aria-label={texts.mainNavigation}>
              <ul>
                {texts.navigation.map((view) => (
                  <li key={view} className="border-b border-line">
                    <ViewLink to={view} onFollow={close} className="w-full py-2 text-lg">
                      {views[view].title}
                    </ViewLink>
                  </li>
                ))}
              </ul>
            </nav>
            {account.state === 'signed in' ? (
              <div className="-mx-3 pt-3">
                <AccountEntries account={account} texts={texts} onDone={close} />
              </div>
            ) : account.state === 'loading' ? null : (
              <div className="grid grid-cols-2 gap-3 pt-5">
                <Button look="secondary" onClick={auth('signin')}>
                  {texts.actions.signIn}
                </Button>
                <Button onClick={auth('signup')}>{texts.actions.signUp}</Button>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
