import { sharedPlanTexts as texts } from '#web/content/money/plan.ts';
import { SharedPlanView } from '#web/features/my-plan/shared-plan.tsx';

/** Where the link to a copy of a plan leads. */
export function SharedPlanPage() {
  return (
    <article className="frame pt-6 pb-24 sm:pt-8">
      <h1 tabIndex={-1} className="font-serif text-4xl leading-[1.08] font-medium tracking-tight sm:text-5xl">
        {texts.heading}
      </h1>
      <SharedPlanView />
    </article>
  );
}
