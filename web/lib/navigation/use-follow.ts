import { useAccount } from '#web/lib/account/account.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import type { Destination } from '#web/views.ts';

/** Opens the destination of a line in the price list. If it needs an account, the sign-in dialog opens first. */
export function useFollow(): (to: Destination) => void {
  const { store } = useAccount();
  const { show } = useNavigation();
  const { setOverlay, openAuth, openAccount } = useOverlays();
  const openSection = async (section: 'support' | 'data') => {
    // Right after the page loads, it is not known yet whether a user is signed in.
    const account = await store?.settled();
    if (account?.state === 'signed in') openAccount(section);
    else openAuth('signin', { stays: true });
  };
  return (to) => {
    switch (to.kind) {
      case 'view':
        return show(to.view, to.part);
      case 'chat':
        return setOverlay({ kind: 'chat' });
      case 'export':
        return setOverlay({ kind: 'chat', sheet: 'export' });
      case 'support':
      case 'data':
        return void openSection(to.kind);
    }
  };
}
