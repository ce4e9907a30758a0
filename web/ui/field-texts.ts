/** What a text box says for itself when it is sent empty, or with what it cannot take. */
export const fieldTexts = {
  missing: (label: string) => `${label} is missing.`,
  notAnEmail: 'Enter an email address like name@example.com.',
  unfit: (label: string) => `${label} doesn't have the right form.`,
};
