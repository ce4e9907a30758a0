import { planTexts as texts } from '#web/content/money/plan.ts';
import { MoneyPage } from '#web/features/my-money/money-page.tsx';
import { SignUpPreview } from '#web/features/my-money/sign-up-preview.tsx';
import { MyPlanView } from '#web/features/my-plan/my-plan.tsx';

export function PlanPage() {
  const { title, verdict, unless } = texts.sample;
  return (
    <MoneyPage
      heading={texts.heading}
      lead={texts.lead}
      preview={
        <SignUpPreview
          text={texts.signedOut}
          part={{ id: 'taxes', heading: texts.taxes.heading(null), text: texts.taxes.signedOut }}
        >
          <p className="text-sm text-quiet">{title}</p>
          <p className="mt-1 font-serif text-xl font-medium">{verdict}</p>
          <p className="mt-2 text-quiet">{unless}</p>
        </SignUpPreview>
      }
    >
      <MyPlanView />
    </MoneyPage>
  );
}
