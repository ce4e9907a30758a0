import { accessOf, type PlanId } from '#contract/entitlements.ts';
import { planTexts as texts } from '#web/content/plan.ts';
import { PlanSteps } from '#web/features/my-plan/plan-steps.tsx';
import { SharePlan } from '#web/features/my-plan/share-plan.tsx';
import { useAccount } from '#web/lib/account.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { useFunction } from '#web/lib/use-function.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** Recommendations across all topics, from what is saved. */
export function MyPlanView() {
  const { answer, load } = useFunction('my-plan');
  const { show } = useNavigation();
  const { askInChat } = useOverlays();
  const { account } = useAccount();
  const isPro = account.state === 'signed in' && account.profile?.subscription_tier === 'pro';
  const plan: PlanId = isPro ? 'pro' : 'free';
  if (answer === 'loading') return <p className="mt-10 text-quiet">{texts.loading}</p>;
  if (answer === 'failed') {
    return (
      <p className="mt-10">
        {texts.failed} <TextButton onClick={() => void load()}>{texts.retry}</TextButton>
      </p>
    );
  }
  if (answer.is_empty) {
    return (
      <section className="mt-10 max-w-2xl rounded-xl bg-sunken p-6">
        <h2 className="font-serif text-2xl font-medium">{texts.empty.heading}</h2>
        <p className="mt-2 text-quiet">{texts.empty.text}</p>
        <Button className="mt-5" onClick={() => show('numbers')}>
          {texts.empty.action}
        </Button>
      </section>
    );
  }
  return (
    <div className="mt-10 max-w-3xl">
      <PlanSteps steps={answer.recommendations} saved={texts.saved} onAsk={askInChat} />
      {answer.locked.length > 0 && <Locked titles={answer.locked} />}
      <p className="mt-8 max-w-[60ch] text-sm text-quiet">{texts.madeOn(formatDay(answer.made_on))}</p>
      <Button look="secondary" className="mt-4 print:hidden" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <SharePlan mayShare={accessOf('strategies', plan) === 'full'} />
    </div>
  );
}

function Locked({ titles }: { titles: readonly string[] }) {
  const { showPricing } = useNavigation();
  return (
    <section className="mt-8 rounded-xl bg-sunken p-6 print:hidden">
      <h2 className="font-serif text-2xl font-medium">{texts.locked.heading(titles.length)}</h2>
      <p className="mt-2 text-quiet">{texts.locked.text}</p>
      <ul className="mt-3 list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Button className="mt-5" onClick={showPricing}>
        {texts.locked.action}
      </Button>
    </section>
  );
}
