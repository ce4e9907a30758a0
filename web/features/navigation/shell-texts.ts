import type { shell } from '#web/content/shell.ts';

export type ShellTexts = typeof shell;
