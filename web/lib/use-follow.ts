import { proPlan } from '#contract/plans.ts';
import { useAccount } from '#web/lib/account.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import type { Destination } from '#web/views.ts';

/** Goes where a line of the price list leads. What needs an account asks for one first. */
export function useFollow(): (to: Destination) => void {
  const { account } = useAccount();
  const { show } = useNavigation();
  const { setOverlay, openAuth, openAccount } = useOverlays();
  const isPro = account.state === 'signed in' && account.profile?.subscription_tier === proPlan.id;
  const mode = isPro ? ({ mode: 'pro' } as const) : {};
  return (to) => {
    switch (to.kind) {
      case 'view':
        return show(to.view);
      case 'chat':
        return setOverlay({ kind: 'chat', ...mode });
      case 'question':
        return setOverlay({ kind: 'chat', question: to.question, ...mode });
      case 'export':
        return setOverlay({ kind: 'chat', sheet: 'export' });
      case 'support':
        return account.state === 'signed in' ? openAccount('support') : openAuth('signin', { stays: true });
    }
  };
}
