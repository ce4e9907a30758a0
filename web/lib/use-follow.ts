import { useAccount } from '#web/lib/account.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import type { Destination } from '#web/views.ts';

/** Goes where a line of the price list leads. What needs an account asks for one first. */
export function useFollow(): (to: Destination) => void {
  const { account } = useAccount();
  const { show } = useNavigation();
  const { setOverlay, openAuth, openAccount } = useOverlays();
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
        return account.state === 'signed in' ? openAccount(to.kind) : openAuth('signin', { stays: true });
    }
  };
}
