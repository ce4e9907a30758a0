import { useState } from 'react';
import { useIsLive } from '#web/lib/account/account.ts';
import { chooseTheme, currentTheme, themes, type Theme } from '#web/lib/theme.ts';

interface ThemeSwitchProps {
  texts: Record<Theme, string> & { label: string };
}

/** Light, dark, or as the system has it; remembered in this browser. */
export function ThemeSwitch({ texts }: ThemeSwitchProps) {
  const isLive = useIsLive();
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? (isLive ? currentTheme() : 'system');
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="float-left mr-3 flex min-h-11 items-center text-quiet">{texts.label}</legend>
      {themes.map((name) => (
        <label
          key={name}
          className="relative flex min-h-11 cursor-pointer items-center rounded-lg px-3.5 text-quiet outline-accent hover:text-ink has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="theme"
            checked={name === theme}
            onChange={() => {
              chooseTheme(name);
              setChosen(name);
            }}
            className="sr-only"
          />
          {texts[name]}
        </label>
      ))}
    </fieldset>
  );
}
