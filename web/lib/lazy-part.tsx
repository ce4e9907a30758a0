import { lazy, type ComponentType } from 'react';

/** Parts that could not be fetched. React remembers such a failure for good; we only until somebody tries again. */
const failed = new Set<() => void>();

export function retryFailedParts(): void {
  for (const retry of failed) retry();
  failed.clear();
}

/** Whether something broke because a part of the site did not arrive, which is another matter than a fault of ours. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}

/** A component that is fetched when it is first shown. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (Latest = make()));
        throw error;
      }
    });
  let Latest = make();
  return function LazyPart(props: P) {
    return <Latest {...props} />;
  };
}
