import { lazy, type ComponentType } from 'react';
import { fetchPart } from '#web/lib/fetch-part.ts';

/** Parts that could not be fetched. React remembers such a failure for good; we only until somebody tries again. */
const failed = new Set<() => void>();

export function retryFailedParts(): void {
  for (const retry of failed) retry();
  failed.clear();
}

/** Has something that could not be fetched be fetched again with the next try. */
export function forgetOnRetry(forget: () => void): void {
  failed.add(forget);
}

/** Whether something broke because a part of the site did not arrive, which is another matter than a fault of ours. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}

/** A component that is fetched when it is first shown, with the module that it is in. */
export function lazyPart<Module, P extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<P>,
): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: pick(await fetchPart(load)) };
      } catch (error) {
        forgetOnRetry(() => (Latest = make()));
        throw error;
      }
    });
  let Latest = make();
  return function LazyPart(props: P) {
    return <Latest {...props} />;
  };
}
