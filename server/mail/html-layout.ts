import { supportAddress } from '#contract/support.ts';
import { escapeHtml } from '#server/mail/harmless.ts';
import type { Letter } from '#server/mail/letter.ts';

// The colours of web/styles.css as hex, because mail clients know neither variables nor OKLCH.
const light = { paper: '#fbfaf7', raised: '#ffffff', ink: '#171e23', quiet: '#52595e', line: '#dcdbd6' };
const dark = { paper: '#131719', raised: '#1c2023', ink: '#ecebe7', quiet: '#a2a9ad', line: '#31363a' };
const accent = { light: '#0b4b3e', onLight: '#fbfaf7', dark: '#7bd1ba', onDark: '#131719' };

const serif = "font-family:Georgia,'Times New Roman',serif";
const sans =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

// The light colors are inline, for clients that drop this sheet. Only !important overrides an inline style.
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .raised { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .rule { border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .link { color: ${accent.dark} !important; }
  .button { background-color: ${accent.dark} !important; color: ${accent.onDark} !important; }
}
@media (max-width: 480px) {
  .raised { padding: 32px 24px !important; }
  .aside { padding-left: 25px !important; padding-right: 25px !important; }
}`;

/** Tables and inline styles, because Outlook renders mails with Word. The mail loads nothing from the network. */
export function layOutHtml(letter: Letter): string {
  const { subject, preview, headline, opening, action, code, closing, footer } = letter;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${sheet}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
${hiddenPreview(preview)}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td class="aside ink" style="padding:0 41px 20px;${serif};font-size:20px;line-height:28px;color:${light.ink}">FinDeus</td></tr>
<tr><td class="raised" bgcolor="${light.raised}" style="padding:40px;background-color:${light.raised};border:1px solid ${light.line};border-radius:8px">
<h1 class="ink" style="margin:0;${serif};font-size:28px;line-height:34px;font-weight:normal;color:${light.ink}">${escapeHtml(headline)}</h1>
${opening.map(paragraph).join('\n')}
${action ? button(action) : ''}
${code ? digits(code) : ''}
${closing.map(paragraph).join('\n')}
${action ? plainLink(action.link) : ''}
</td></tr>
<tr><td class="aside" style="padding:24px 41px 0">
${footer.map(smallPrint).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

// The blanks keep inboxes from filling the preview with the text that follows, which includes the code.
const hiddenPreview = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">` +
  `${escapeHtml(text)}${'&nbsp;&zwnj;'.repeat(120)}</div>`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:16px 0 0;${sans};font-size:16px;line-height:25px;color:${light.ink};overflow-wrap:anywhere">` +
  `${withSupportLink(text)}</p>`;

const smallPrint = (text: string) =>
  `<p class="quiet" style="margin:0 0 4px;${sans};font-size:13px;line-height:20px;color:${light.quiet}">${escapeHtml(text)}</p>`;

const withSupportLink = (text: string) =>
  escapeHtml(text).replaceAll(
    supportAddress,
    `<a class="link" href="mailto:${supportAddress}" style="color:${accent.light}">${supportAddress}</a>`,
  );

const button = ({ label, link }: { label: string; link: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr>
<td class="button" bgcolor="${accent.light}" style="background-color:${accent.light};border-radius:6px;mso-padding-alt:14px 28px">
<a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;background-color:${accent.light};border-radius:6px;${sans};font-size:16px;line-height:20px;font-weight:600;color:${accent.onLight};text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;

/** Spaced by letter-spacing alone, so that six digits are copied as six digits. */
const digits = ({ label, digits: code }: { label: string; digits: string }) =>
  `<p class="quiet" style="margin:24px 0 4px;${sans};font-size:14px;line-height:20px;color:${light.quiet}">${escapeHtml(label)}</p>
<p class="ink" style="margin:0 0 24px;${sans};font-size:34px;line-height:42px;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums;color:${light.ink}">${escapeHtml(code)}</p>`;

const plainLink = (link: string) =>
  `<p class="quiet rule" style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid ${light.line};${sans};font-size:13px;line-height:20px;color:${light.quiet}">If the button does not work, open this link:<br>
<a class="link" href="${escapeHtml(link)}" style="color:${accent.light};word-break:break-all">${escapeHtml(link)}</a></p>`;
