import type { Direction, Locale } from '#i18n/locale.ts';

interface EmailFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

export interface EmailContent {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What an inbox shows after the subject; the first paragraph by default. */
  readonly preview?: string;
  /** Figures with a label and a note each. */
  readonly figures?: readonly EmailFigure[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly notes: readonly string[];
  /** An optional action that is not the email's main purpose. */
  readonly secondaryLink?: { readonly label: string; readonly link: string };
  readonly signature: string;
}

export const emailText = ({
  greeting,
  paragraphs,
  figures,
  action,
  notes,
  secondaryLink,
  signature,
}: EmailContent): string =>
  [
    greeting,
    ...paragraphs,
    ...(figures ? [figures.map(({ label, value, note }) => `${label}: ${value} (${note})`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    ...(secondaryLink ? [`${secondaryLink.label}:\n${secondaryLink.link}`] : []),
    signature,
  ].join('\n\n');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Uses tables and inline styles, the only layout that email clients agree on. */
export function emailHtml(content: EmailContent): string {
  const { locale, direction, greeting, paragraphs, figures = [], action, notes, secondaryLink, signature } = content;
  const preview = content.preview ?? paragraphs[0] ?? '';
  const side = direction === 'rtl' ? 'right' : 'left';
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;${style}">${escapeText(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeText(action.link)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#0f4c4a;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeText(action.label)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#5b6b68;text-align:${side};word-break:break-all">${escapeText(action.link)}</p>`
    : '';
  const stop = secondaryLink
    ? `<p style="margin:0 0 16px;font-size:14px;line-height:1.6"><a href="${escapeText(secondaryLink.link)}" style="color:#5b6b68;text-decoration:underline">${escapeText(secondaryLink.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;background:#fbf6ef;color:#14211f;font-family:Arial,Helvetica,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeText(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4dbcc;border-radius:16px" dir="${direction}"><tr><td style="padding:32px;text-align:${side}">
${paragraph(greeting, 'font-weight:700')}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${figureTable(figures, side)}
${button}
${notes.map((text) => paragraph(text, 'color:#5b6b68;font-size:14px;')).join('\n')}
${stop}
${paragraph(signature, 'margin:0;color:#5b6b68;')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function figureTable(figures: readonly EmailFigure[], side: 'right' | 'left'): string {
  if (figures.length === 0) return '';
  const cell = 'padding:12px 0;border-bottom:1px solid #e4dbcc;font-size:16px';
  const rows = figures.map(
    ({ label, value, note }) =>
      `<tr><th scope="row" style="${cell};font-weight:400;text-align:${side}">${escapeText(label)}</th><td style="${cell};font-size:20px;font-weight:700;text-align:${side}">${escapeText(value)}</td><td style="${cell};color:#5b6b68;font-size:14px;text-align:${side}">${escapeText(note)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}
