import type { MailTemplate } from '#base/mail-templates.ts';
import { trimmed } from '#base/trimmed.ts';
import { isolated, unbrokenDates } from '#i18n/format.ts';
import { type Direction, directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from './mailer.ts';
import { mailTexts } from './texts.ts';

interface EmailLink {
  readonly label: string;
  readonly link: string;
}

export interface EmailContent {
  readonly subject: string;
  /** The heading; the subject by default. */
  readonly title?: string;
  /** The topic, above the heading. */
  readonly badge?: string;
  readonly paragraphs: readonly string[];
  /** Web addresses in the paragraphs become links; only where we wrote them ourselves. */
  readonly hasLinks?: boolean;
  /** What an inbox shows after the subject; the first paragraph by default. */
  readonly preview?: string;
  /** What is needed to act, in a box with the buttons, which are below a box that only quotes; the first without a label is its heading. */
  readonly details?: readonly { readonly label?: string; readonly value: string; readonly link?: string }[];
  /** A message as it was written, with its line breaks. */
  readonly quote?: string;
  /** What the quote is about, below it and above the buttons. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly figures?: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** Buttons; the first is the main one. */
  readonly actions?: readonly EmailLink[];
  readonly notes?: readonly string[];
  /** Why it was sent; by default because of the account. */
  readonly why?: string;
  /** Links of the footer; by default to the account. */
  readonly links?: readonly EmailLink[];
  /** Name and address of the business, where the law requires them. */
  readonly sender?: string;
}

/** The content with its defaults. */
interface EmailParts
  extends Required<Omit<EmailContent, 'badge' | 'preview' | 'quote' | 'sender'>>,
    Pick<EmailContent, 'badge' | 'quote'> {
  readonly signature: readonly string[];
  readonly about: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** With each date on one line; a dot between two parts moves to the next line with the second. */
const escapeText = (text: string): string =>
  unbrokenDates(text)
    .replaceAll(' · ', ' ·\u00a0')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Classes only for what inline styles cannot express: phones and dark mode. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.p{padding-left:20px!important;padding-right:20px!important}.w{width:100%!important}.w td,.w a,.f{display:block!important;width:auto!important}}
@media (prefers-color-scheme:dark){.g{background:#061d1c!important}.c{background:#0d2f2d!important}.x{background:#143b39!important}.t{color:#fdfbf7!important}.m{color:#b4c6c2!important}.l{border-color:#24504d!important}.s{background:#dcefea!important;border-color:#dcefea!important;color:#0b3d3b!important}.o{background:transparent!important;border-color:#4b7672!important;color:#fdfbf7!important}.k{background:#1b7a74!important}.h{background:#4a2a20!important;color:#ffb39f!important}}`;

const ink = 'color:#14211f';
const muted = 'color:#4f5f5c';
/** A long address must not make the mail wider than a phone; some clients know only one of the two. */
const breakWords = 'overflow-wrap:anywhere;word-break:break-word';
const table = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';

interface Side {
  readonly dir: Direction;
  readonly start: 'left' | 'right';
}

const sides = { rtl: { dir: 'rtl', start: 'right' }, ltr: { dir: 'ltr', start: 'left' } } as const;

/** Gmail drops `html` and `body`, and Outlook inherits nothing, so each cell states its direction. */
const cell = ({ dir, start }: Side, classes: string, styles: string, html: string): string =>
  `<td class="${classes}" dir="${dir}" align="${start}" style="text-align:${start};${styles}">${html}</td>`;

const paragraph = ({ dir, start }: Side, html: string, classes = 't', styles = `font-size:16px;${ink}`): string =>
  `<p class="${classes}" dir="${dir}" style="margin:0 0 14px;line-height:1.6;text-align:${start};${breakWords};${styles}">${html}</p>`;

const anchor = ({ label, link }: EmailLink, classes: string, styles: string): string =>
  `<a class="${classes}" href="${escapeText(link)}" style="${styles}">${escapeText(label)}</a>`;

/** Ends where an isolated text ends. */
const webAddress = /(https?:\/\/[\p{L}\p{N}][^\s<>"\u2066-\u2069]*)/iu;
/** At its end it belongs to the sentence, in Hebrew too. */
const punctuation = /[.,;:!?\u2026'\u05f3\u05f4)\]}]/;

/** Escaped, with each web address as a link. */
function withLinks(text: string): string {
  // Every second part is an address.
  const parts = text.split(webAddress).map((part, index) => {
    if (index % 2 === 0) return escapeText(part);
    const link = trimmed(part, punctuation, 'last');
    const styles = `${ink};text-decoration:underline;direction:ltr;unicode-bidi:isolate`;
    return anchor({ label: link, link }, 't', styles) + escapeText(part.slice(link.length));
  });
  return parts.join('');
}

/** User input has the direction of its own language. */
const written = (text: string): string => `<span dir="auto">${escapeText(text).replaceAll('\n', '<br>')}</span>`;

/** The main button, the second of three, and the rest. The colours stay readable if a client inverts them. */
const buttonColours = [
  ['', '#ff7a59', '#ff7a59', '#14211f'],
  ['s', '#12615d', '#12615d', '#ffffff'],
  ['o', '#ffffff', '#d8cdbb', '#0b3d3b'],
] as const;

/** Side by side, below each other on phones. Outlook ignores a link's padding and takes the cell's. */
function buttonRow({ dir }: Side, actions: readonly EmailLink[]): string {
  if (actions.length === 0) return '';
  const buttons = actions.map((action, index) => {
    const [name, ground, border, colour] =
      buttonColours[index > 0 && index === actions.length - 1 ? 2 : (Math.min(index, 2) as 0 | 1 | 2)];
    const shape = `border-radius:24px;background:${ground};`;
    const text = `display:inline-block;padding:12px 24px;color:${colour};font-size:16px;line-height:20px;font-weight:700;text-decoration:none;mso-padding-alt:0`;
    return `<td class="${name}" dir="${dir}" align="center" bgcolor="${ground}" style="${shape}border:1px solid ${border};mso-padding-alt:12px 24px">${anchor(action, name, shape + text)}</td>`;
  });
  const gap = '<td width="10" style="font-size:10px;line-height:10px">&nbsp;</td>';
  return `<${table} class="w" dir="${dir}" style="margin:0 0 10px"><tr>${buttons.join(gap)}</tr></table>`;
}

function detailLine(side: Side, { label, value, link }: EmailParts['details'][number], index: number): string {
  const isHeading = index === 0 && !label;
  const styles = `font-size:${isHeading ? 20 : 16}px;line-height:1.5;font-weight:${isHeading ? 700 : 600};${ink};text-decoration:none`;
  const name = label && `<span class="m" style="font-size:14px;${muted}">${escapeText(label)}</span><br>`;
  const text = link
    ? anchor({ label: value, link }, 't', `${styles};unicode-bidi:isolate`)
    : `<span class="t" style="${styles}">${written(value)}</span>`;
  return `<p dir="${side.dir}" style="margin:0 0 10px;text-align:${side.start};${breakWords}">${name ?? ''}${text}</p>`;
}

function quoteBlock(side: Side, quote: string): string {
  const styles = `padding:2px 14px;border-${side.start}:3px solid #ff7a59;font-size:16px;line-height:1.6;${ink};${breakWords}`;
  return `<${table} width="100%" dir="${side.dir}" style="margin:6px 0 18px"><tr>${cell(side, 't', styles, written(quote))}</tr></table>`;
}

function box(side: Side, { details, quote, facts }: EmailParts, buttons: string): string {
  const lines = details.map((detail, index) => detailLine(side, detail, index));
  const buttonLine = buttons && `<div style="padding:8px 0 ${details.length > 0 ? 0 : 10}px">${buttons}</div>`;
  const factLines = facts.map((fact, index) => detailLine(side, fact, index));
  const inside = [...lines, quote && quoteBlock(side, quote), ...factLines, details.length > 0 && buttonLine];
  const html = `<${table} width="100%" dir="${side.dir}" style="margin:4px 0 18px"><tr>${cell(side, 'x p', 'padding:20px 24px 12px;border-radius:16px;background:#fbf6ef', inside.filter(Boolean).join('\n'))}</tr></table>`;
  // Somebody's words are not what the buttons act on.
  return details.length > 0 ? html : html + buttonLine;
}

function figureTable(side: Side, figures: EmailParts['figures']): string {
  if (figures.length === 0) return '';
  const line = 'padding:12px 0;border-bottom:1px solid #e4dbcc;';
  const rows = figures.map(({ label, value, note }) => [
    cell(side, 't l', `${line}font-size:16px;${ink}`, escapeText(label)),
    cell(side, 't l', `${line}font-size:22px;font-weight:700;${ink}`, escapeText(value)),
    cell(side, 'm l', `${line}padding-${side.start}:12px;font-size:14px;${muted}`, escapeText(note)),
  ]);
  return `<${table} width="100%" dir="${side.dir}" style="margin:0 0 20px"><tr>${rows.map((row) => row.join('')).join('</tr><tr>')}</tr></table>`;
}

/** The mark is drawn by cells: pictures are blocked in many inboxes. */
function brandRow(side: Side, name: string, link: string): string {
  const dot = `<${table}><tr><td width="10" height="10" bgcolor="#ff7a59" style="border-radius:5px;font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  const mark = `<td class="k" width="34" height="34" align="center" valign="middle" bgcolor="#0f4c4a" style="border-radius:17px">${dot}</td>`;
  const text = anchor({ label: name, link }, 't', `font-size:21px;font-weight:700;${ink};text-decoration:none`);
  return `<${table} dir="${side.dir}"><tr>${mark}${cell(side, '', 'padding:0 10px', text)}</tr></table>`;
}

function heading({ dir, start }: Side, { badge, title }: EmailParts): string {
  const pill = badge
    ? `<p dir="${dir}" style="margin:0 0 8px;text-align:${start}"><span class="h" style="display:inline-block;padding:3px 12px;border-radius:13px;background:#ffe4db;color:#8f2f1a;font-size:13px;line-height:20px;font-weight:600">${escapeText(badge)}</span></p>`
    : '';
  return `${pill}<h1 class="t" dir="${dir}" style="margin:0 0 12px;font-size:26px;line-height:1.3;font-weight:700;${ink};text-align:${start};${breakWords}">${escapeText(title)}</h1>`;
}

interface HtmlFrame {
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly brand: string;
  readonly preview: string;
}

/** Tables and inline styles are the only layout that email clients agree on (decision 71). */
function emailHtml(parts: EmailParts, { locale, publicUrl, brand, preview }: HtmlFrame): string {
  const { paragraphs, hasLinks, details, quote, figures, actions, notes, signature, why, links, about } = parts;
  const side = sides[directionOf(locale)];
  const buttons = buttonRow(side, actions);
  const body = [
    heading(side, parts),
    ...paragraphs.map((text) => paragraph(side, hasLinks ? withLinks(text) : escapeText(text))),
    figureTable(side, figures),
    details.length || quote ? box(side, parts, buttons) : buttons && `<div style="padding:8px 0 10px">${buttons}</div>`,
    ...[...notes, ...signature].map((text) => paragraph(side, escapeText(text), 'm', `font-size:14px;${muted}`)),
  ];
  // With room between them instead of a dot, which a narrow screen leaves at the end of a line.
  const underlined = `display:inline-block;margin-${side.start === 'right' ? 'left' : 'right'}:16px;${muted};text-decoration:underline`;
  const footer = [
    escapeText(why),
    // Each on its own line of a phone, where three do not fit beside each other.
    links.map((one) => anchor(one, links.length > 2 ? 'm f' : 'm', underlined)).join(' '),
    ...about.map(escapeText),
  ];
  const small = `padding:18px 32px 24px;border-top:1px solid #f1ebe1;font-size:13px;line-height:1.7;${breakWords};${muted}`;
  return `<!doctype html>
<html lang="${locale}" dir="${side.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no"><title>${escapeText(parts.title)}</title>
<style>${style}</style><!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]--></head>
<body class="g" dir="${side.dir}" style="margin:0;padding:0;background:#f1ebe1;font-family:-apple-system,'Segoe UI',Arial,Helvetica,sans-serif">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeText(preview)}${'&#847; '.repeat(60)}</div>
<${table} width="100%" class="g" bgcolor="#f1ebe1" dir="${side.dir}" style="background:#f1ebe1"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><${table} width="560" align="center"><tr><td><![endif]-->
<${table} width="100%" class="c" bgcolor="#ffffff" dir="${side.dir}" style="max-width:560px;background:#ffffff;border-radius:24px">
<tr>${cell(side, 'p', 'padding:24px 32px 0', brandRow(side, brand, publicUrl))}</tr>
<tr>${cell(side, 'p', 'padding:24px 32px 12px', body.filter(Boolean).join('\n'))}</tr>
<tr>${cell(side, 'p l m', small, footer.join('<br>'))}</tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

interface EmailFrame {
  readonly template: MailTemplate;
  readonly to: string;
  /** The account of the address, if it has one. */
  readonly userId?: number | undefined;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** Greets, if present; by name only for a verified address, because the name is user input (decision 45). */
  readonly name?: string | undefined;
}

/** The only way to build an email: the same content as HTML and as plain text, in the product's frame. */
export function composeEmail(frame: EmailFrame, content: EmailContent): Mail {
  const { locale, name = '', publicUrl } = frame;
  const t = translator(mailTexts, locale);
  const greeting = name ? t('email.greeting', { name: isolated(name) }) : t('email.hello');
  const parts = {
    title: content.subject,
    actions: [],
    details: [],
    facts: [],
    notes: [],
    figures: [],
    hasLinks: false,
    why: t('email.why'),
    ...content,
    links: [
      ...(content.links ?? [{ label: t('email.account'), link: `${publicUrl}/account` }]),
      { label: t('email.contact'), link: `${publicUrl}/contact` },
    ],
    paragraphs: [...('name' in frame ? [greeting] : []), ...content.paragraphs],
    signature: 'name' in frame ? [t('email.signature')] : [],
    about: [[t('email.brand'), t('email.tagline')].join(' · '), ...(content.sender ? [content.sender] : [])],
  };
  const preview = content.preview ?? content.paragraphs[0] ?? '';
  return {
    template: frame.template,
    ...(frame.userId !== undefined && { userId: frame.userId }),
    to: frame.to,
    fromName: t('email.brand'),
    subject: content.subject,
    text: textOf(parts),
    html: emailHtml(parts, { locale, publicUrl, brand: t('email.brand'), preview }),
  };
}

const linesOf = (details: EmailParts['details']): string =>
  details
    .map(({ label, value }) => [label && (/[?:]$/.test(label) ? label : `${label}:`), value].filter(Boolean).join(' '))
    .join('\n');

/** Links are written out, except to a phone number or an address that the details have already. */
const textOf = ({
  title,
  paragraphs,
  details,
  quote,
  facts,
  figures,
  actions,
  notes,
  signature,
  why,
  links,
  about,
}: EmailParts) =>
  [
    title,
    ...paragraphs,
    linesOf(details),
    quote ?? '',
    linesOf(facts),
    figures.map(({ label, value, note }) => `${label}: ${value} (${note})`).join('\n'),
    ...actions.filter(({ link }) => link.startsWith('http')).map(({ label, link }) => `${label}:\n${link}`),
    ...notes,
    ...signature,
    `--\n${why}`,
    ...links.map(({ label, link }) => `${label}:\n${link}`),
    about.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
