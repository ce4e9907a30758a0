import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { checkPassword } from '#web/features/auth/check-password.ts';
import { usePasswordRule } from '#web/features/auth/use-password-rule.ts';
import { passwordStrength } from '#web/lib/account/password-strength.ts';
import { Field } from '#web/ui/field.tsx';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A password that is being chosen gets help and a meter, and is checked when its field is left; one that exists is only typed. */
  isNew: boolean;
  problem?: string | undefined;
}

export function PasswordField({ label, value, onChange, isNew, problem }: PasswordFieldProps) {
  const rule = usePasswordRule();
  const [shown, setShown] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const fault = isNew && isLeft && value !== '' ? checkPassword(value, rule)?.message : undefined;
  const told = problem ?? fault;
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsLeft(true);
      }}
    >
      <Field
        label={label}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        problem={told}
        onChange={(event) => onChange(event.target.value)}
        // What is wrong takes the place of the rule: whatever is pressed at that moment stays where it is.
        hint={isNew ? <PasswordHelp password={value} isRuleTold={told !== undefined} /> : undefined}
        trailing={
          <button
            type="button"
            aria-label={shown ? authTexts.hidePassword : authTexts.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 text-sm text-quiet hover:text-ink"
          >
            {shown ? authTexts.hide : authTexts.show}
          </button>
        }
      />
    </div>
  );
}

const widths = ['w-0', 'w-1/4', 'w-2/4', 'w-3/4', 'w-full'] as const;

function PasswordHelp({ password, isRuleTold }: { password: string; isRuleTold: boolean }) {
  const rule = usePasswordRule();
  const strength = passwordStrength(password, rule.minLength);
  const { label, levels } = authTexts.strength;
  return (
    <>
      {!isRuleTold && <p>{authTexts.passwordHelp[rule.characters](rule.minLength)}</p>}
      {password !== '' && (
        <div className="mt-2 flex items-center gap-3">
          <span className="h-1 flex-1 overflow-hidden rounded-full bg-line">
            <span
              className={`block h-full transition-[width] duration-200 ${widths[strength]} ${strength < 2 ? 'bg-bad' : 'bg-accent'}`}
            />
          </span>
          <span aria-live="polite" className="min-w-28 flex-none text-right whitespace-nowrap">
            {label}: {levels[strength]}
          </span>
        </div>
      )}
    </>
  );
}
