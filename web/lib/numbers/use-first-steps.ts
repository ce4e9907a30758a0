import { useEffect, useState } from 'react';
import { useAccount } from '#web/lib/account/account.ts';
import { hasNumbers } from '#web/lib/numbers/my-numbers.ts';

const key = 'findeus-first-steps-left';

/**
 * Whether to offer the first steps: to who is signed in and has saved nothing, until they leave it. `leave` remembers
 * that in this browser.
 */
export function useFirstSteps(): { isOffered: boolean; leave: () => void } {
  const { account, store } = useAccount();
  const userId = account.state === 'signed in' ? account.user.id : null;
  const [offeredTo, setOfferedTo] = useState<string | null>(null);
  useEffect(() => {
    if (!store || userId === null || wasLeftBy(userId)) return;
    let isGone = false;
    const look = async () => {
      const isEmpty = !(await hasNumbers(await store.client()));
      if (!isGone && isEmpty) setOfferedTo(userId);
    };
    // Without an answer nothing is offered.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [store, userId]);
  const leave = () => {
    if (userId !== null) remember(userId);
    setOfferedTo(null);
  };
  return { isOffered: userId !== null && offeredTo === userId, leave };
}

function wasLeftBy(userId: string): boolean {
  try {
    return localStorage.getItem(key) === userId;
  } catch {
    return false;
  }
}

function remember(userId: string): void {
  try {
    localStorage.setItem(key, userId);
  } catch {
    // Where the browser keeps nothing, it holds for this page.
  }
}
