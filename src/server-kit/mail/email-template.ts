import { isolated } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type EmailContent, type EmailParts, emailHtml } from './email-html.ts';
import type { Mail } from './mailer.ts';
import { mailTexts } from './texts.ts';

export interface EmailFrame {
  readonly to: string;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** Greets by name; only for a verified address, because the name is user input (decision 45). */
  readonly name?: string | undefined;
}

/** The only way to build an email: the same content as HTML and as plain text, in the product's frame. */
export function composeEmail(frame: EmailFrame, content: EmailContent): Mail {
  const { locale, name, publicUrl } = frame;
  const t = translator(mailTexts, locale);
  const parts = {
    title: content.subject,
    actions: [],
    details: [],
    notes: [],
    figures: [],
    why: t('email.why'),
    ...content,
    links: [
      ...(content.links ?? [{ label: t('email.account'), link: `${publicUrl}/account` }]),
      { label: t('email.contact'), link: `${publicUrl}/contact` },
    ],
    paragraphs: [...(name ? [t('email.greeting', { name: isolated(name) })] : []), ...content.paragraphs],
    signature: name ? [t('email.signature')] : [],
    about: [[t('email.brand'), t('email.tagline')].join(' · '), ...(content.sender ? [content.sender] : [])],
  };
  const preview = content.preview ?? content.paragraphs[0] ?? '';
  return {
    to: frame.to,
    fromName: t('email.brand'),
    subject: content.subject,
    text: textOf(parts),
    html: emailHtml(parts, { locale, publicUrl, brand: t('email.brand'), preview }),
  };
}

/** Links are written out, except to a phone number or an address that the details have already. */
const textOf = ({
  title,
  paragraphs,
  details,
  quote,
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
    details
      .map(({ label, value }) =>
        [label && (/[?:]$/.test(label) ? label : `${label}:`), value].filter(Boolean).join(' '),
      )
      .join('\n'),
    quote ?? '',
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
