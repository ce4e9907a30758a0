import { myNumbersTexts as texts } from '#web/content/money/my-numbers.ts';
import { MoneyPage } from '#web/features/my-money/money-page.tsx';
import { SignUpPreview } from '#web/features/my-money/sign-up-preview.tsx';
import { MyNumbersEditor } from '#web/features/my-numbers/my-numbers.tsx';

export function NumbersPage() {
  const { text, sample } = texts.signedOut;
  return (
    <MoneyPage
      heading={texts.heading}
      lead={texts.lead}
      preview={
        <SignUpPreview text={text} part={{ id: 'risk', heading: texts.risk.heading, text: texts.risk.about }}>
          <p className="font-medium">{sample.question}</p>
          <p className="mt-2 text-quiet">{sample.saved}</p>
        </SignUpPreview>
      }
    >
      <p className="mt-3 max-w-[60ch] text-sm text-quiet">{texts.consent}</p>
      <MyNumbersEditor />
    </MoneyPage>
  );
}
