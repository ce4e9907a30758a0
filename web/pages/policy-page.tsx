import { privacy, type PolicyPage as PolicyContent } from '#web/content/company/privacy.ts';
import { shell } from '#web/content/shell.ts';
import { terms } from '#web/content/company/terms.ts';
import { PageFrame } from '#web/pages/page-frame.tsx';
import { SectionIndex } from '#web/pages/section-index.tsx';
import { TextSections } from '#web/pages/text-blocks.tsx';

export function PrivacyPage() {
  return <PolicyPage policy={privacy} />;
}

export function TermsPage() {
  return <PolicyPage policy={terms} />;
}

function PolicyPage({ policy }: { policy: PolicyContent }) {
  return (
    <PageFrame page={policy} note={shell.effective(policy.effective)}>
      <div className="mt-6 lg:grid lg:grid-cols-[14rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SectionIndex sections={policy.sections} />
        </div>
        <div className="min-w-0">
          <TextSections sections={policy.sections} />
        </div>
      </div>
    </PageFrame>
  );
}
