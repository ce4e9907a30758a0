import { chatTexts } from '#web/content/chat.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useFirstSteps } from '#web/lib/numbers/use-first-steps.ts';
import { Button } from '#web/ui/button.tsx';

const texts = chatTexts.welcome.firstSteps;

/** For who has saved nothing yet: the way to the four questions of Today, which can be left for good. */
export function FirstStepsOffer({ onLeave }: { onLeave: () => void }) {
  const { isOffered, leave } = useFirstSteps();
  const { show } = useNavigation();
  if (!isOffered) return null;
  const begin = () => {
    onLeave();
    show('today');
  };
  return (
    <section aria-labelledby="first-steps-offer" className="mt-6 rounded-xl bg-accent-soft p-5">
      <h4 id="first-steps-offer" className="font-medium">
        {texts.heading}
      </h4>
      <p className="mt-1 max-w-[56ch] text-sm">{texts.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={begin}>{texts.begin}</Button>
        <Button look="quiet" onClick={leave}>
          {texts.leave}
        </Button>
      </div>
    </section>
  );
}
