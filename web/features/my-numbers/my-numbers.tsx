import { thingKinds } from '#contract/my-numbers.ts';
import { myNumbersTexts as texts } from '#web/content/money/my-numbers.ts';
import { AboutYou } from '#web/features/my-numbers/about-you.tsx';
import { CountedTwice } from '#web/features/my-numbers/counted-twice.tsx';
import { RemoveAll } from '#web/features/my-numbers/remove-all.tsx';
import { RiskSection } from '#web/features/my-numbers/risk-section.tsx';
import { ThingsSection } from '#web/features/my-numbers/things-section.tsx';
import { useNumbers } from '#web/features/my-numbers/use-numbers.ts';
import { TextButton } from '#web/ui/text-button.tsx';

/** All that a user has saved, to be changed. */
export function MyNumbersEditor() {
  const { numbers, load } = useNumbers();
  if (numbers === 'loading') return <p className="mt-10 text-quiet">{texts.loading}</p>;
  if (numbers === 'failed') {
    return (
      <p className="mt-10">
        {texts.failed} <TextButton onClick={() => void load()}>{texts.retry}</TextButton>
      </p>
    );
  }
  return (
    <div className="mt-10 max-w-3xl">
      <CountedTwice things={numbers.things} onChanged={load} />
      <AboutYou numbers={numbers} onChanged={load} />
      <RiskSection numbers={numbers} onChanged={load} />
      {thingKinds.map((kind) => (
        <ThingsSection
          key={kind}
          kind={kind}
          things={numbers.things.filter((thing) => thing.kind === kind)}
          onChanged={load}
        />
      ))}
      <RemoveAll onChanged={load} />
    </div>
  );
}
