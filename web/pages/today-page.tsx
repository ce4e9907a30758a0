import { todayTexts as texts } from '#web/content/money/today.ts';
import { MoneyPage } from '#web/features/my-money/money-page.tsx';
import { SignUpPreview } from '#web/features/my-money/sign-up-preview.tsx';
import { TodayView } from '#web/features/today/today.tsx';

export function TodayPage() {
  const { worth, change, next } = texts.sample;
  return (
    <MoneyPage
      heading={texts.heading}
      lead={texts.lead}
      preview={
        <SignUpPreview text={texts.signedOut}>
          <p className="text-sm text-quiet">{texts.worth.heading}</p>
          <p className="figures font-serif text-4xl font-medium">{worth}</p>
          <p className="mt-1 text-quiet">{change}</p>
          <p className="mt-4">{next}</p>
        </SignUpPreview>
      }
    >
      <TodayView />
    </MoneyPage>
  );
}
