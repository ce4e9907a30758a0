import { useEffect, useState } from 'react';

/** Leaves for a page of the payment provider, whose address has to be asked for first. */
export function useLeaving() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => {
    // Who comes back by the browser's Back finds the page as it was left: busy, were it not for this.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('idle');
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  /** Stays where it is when there turns out to be nowhere to go. */
  const leave = async (findAddress: () => Promise<string | null>) => {
    setState('busy');
    try {
      const address = await findAddress();
      if (address === null) setState('idle');
      else location.assign(address);
    } catch (error) {
      // eslint-disable-next-line no-console -- The specification has it logged.
      console.warn('The checkout could not be started:', error);
      setState('failed');
    }
  };
  return { state, leave };
}
