import { escapeHtml } from '#base/html.ts';
import { type AccountMail, composeAccountMail, type MailOwner } from '#features/accounts/server/index.ts';
import { composeInvoiceMail } from '#features/invoices/server/index.ts';
import { composeLeadDigest, composeLeadMail } from '#features/leads/server/index.ts';
import type { MailKind } from '#features/notifications/domain.ts';
import { composeNotificationMail, composeWeekly, type MailFrame } from '#features/notifications/server/index.ts';
import { type MessageName, notificationsTexts } from '#features/notifications/texts.ts';
import { emptyAddress } from '#features/physical-cards/delivery.ts';
import { composeOrderMail } from '#features/physical-cards/server/index.ts';
import { composeProfileSuspension } from '#features/profiles/server/index.ts';
import { composeContact, composeContactAnswer, composeInquiry, composeReply } from '#features/support/server/index.ts';
import { composeTagOffer } from '#features/tags/server/index.ts';
import { directionOf, isLocale, type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { PageAnswer, PageRequest } from '#server-kit/http/pages.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { mailExampleTexts } from './mail-example-texts.ts';

const date = new Date('2026-12-01T09:00:00Z');
const email = 'dana@cards.example';
/** Stands for every secret of an email; a test looks for it in what is stored. */
export const exampleToken = 'example-token';

type AccountExample = { readonly [K in AccountMail['kind']]: object };

const accountExamples = (publicUrl: string, reason: string): AccountExample => {
  const [link, undo] = ['verify-email', 'undo-change'].map((page) => `${publicUrl}/${page}#token=${exampleToken}`);
  return {
    verify: { link, name: undefined },
    email: { link, name: undefined },
    reset: { link },
    'offered-reset': { link },
    'registration-tried': {},
    deletion: { deletesAt: date },
    'deletion-by-us': { deletesAt: date },
    'deletion-cancelled': {},
    'export-ready': { link: `${publicUrl}/account/data?export=1` },
    password: { undo },
    changed: { undo, name: undefined, newEmail: 'dana.lavi@cards.example' },
    'google-linked': { undo },
    'google-unlinked': { undo },
    'second-factor-on': { undo },
    'second-factor-off': { undo },
    'recovery-codes': { undo },
    suspended: { reason },
    restored: { reason },
  };
};

/** Emails that their own feature composes, with more than the notification says. */
const composedElsewhere: readonly MessageName[] = ['lead', 'leadHidden', 'leads', 'reminder'];
const messageNames = (Object.keys(notificationsTexts.dictionary.message) as MessageName[]).filter(
  (name) => !composedElsewhere.includes(name),
);

/** The kind of a message by how its name begins. */
const kindsByName: readonly (readonly [RegExp, MailKind])[] = [
  [/^lead/, 'lead'],
  [/^trial/, 'trial'],
  [/^(cards|tag)/, 'order'],
  [/^reply/, 'reply'],
  [/^(community|cardS|cardR)/, 'card'],
  [/^broadcast/, 'broadcast'],
  [/^/, 'payment'],
];
const kindOf = (message: MessageName): MailKind => kindsByName.find(([start]) => start.test(message))?.[1] ?? 'payment';

function valuesFor(message: MessageName, locale: Locale) {
  const t = translator(mailExampleTexts, locale);
  const at = date.getTime();
  const times = { at, endsAt: at, until: at, to: message === 'tagGiven' ? t('mailExample.visitor') : at };
  const numbers = {
    count: 3,
    quantity: 2,
    days: 3,
    amount: 300,
    hasNote: 1,
    hasCard: 1,
    hasWhat: 1,
    isPaid: 1,
    number: '1042',
    digits: '4242',
  };
  const stock = { material: 'wood', balance: 8, threshold: 20 };
  const plan = { packageHe: t('mailExample.plan'), packageEn: t('mailExample.plan') };
  const card = t('mailExample.card');
  const cards = { card, cardHe: card, cardEn: card };
  const community = { communityHe: t('mailExample.community'), communityEn: t('mailExample.community') };
  const people = { name: t('mailExample.visitor'), from: t('mailExample.visitor'), profile: card, host: 'crm.example' };
  const bought = { whatHe: t('mailExample.purchase'), whatEn: t('mailExample.purchase') };
  const words = { words: t('mailExample.message'), reason: t('mailExample.reason'), note: t('mailExample.reason') };
  const broadcast = { title: t('mailExample.broadcast.title'), content: t('mailExample.broadcast.content') };
  return {
    ...times,
    ...numbers,
    ...stock,
    ...plan,
    ...cards,
    ...community,
    ...people,
    ...bought,
    ...words,
    ...broadcast,
  };
}

/** Every email that the product sends, by name, from the real templates. A test proves that none is missing. */
export function mailExamples(publicUrl: string, locale: Locale): ReadonlyMap<string, Mail> {
  const t = translator(mailExampleTexts, locale);
  const owner: MailOwner = { id: 1, email, displayName: t('mailExample.owner'), language: locale, isVerified: true };
  const reason = t('mailExample.reason');
  const frameOf = (kind: MailKind, isVerified = true): MailFrame => {
    const sender = kind === 'broadcast' ? { sender: t('mailExample.business') } : {};
    return { owner: { ...owner, isVerified }, kind, publicUrl, token: exampleToken, ...sender };
  };
  const lead = {
    id: 7,
    name: t('mailExample.visitor'),
    phone: '+972505550123',
    email: 'ronit@cards.example',
    message: t('mailExample.message'),
    fields: [{ label: t('mailExample.question'), value: t('mailExample.answer') }],
    source: 'nfc',
    profileName: t('mailExample.card'),
    createdAt: date,
  } as const;
  const order = {
    id: 1042,
    quantity: 3,
    design: { material: 'wood' },
    amount: 23_140,
    address: { ...emptyAddress, street: t('mailExample.street'), house: '7', city: t('mailExample.city') },
    promisedTo: '2026-12-06',
    carrier: 'israel_post',
    trackingNumber: 'RR123456785IL',
    trackingLink: 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR123456785IL',
  } as const;
  const figures = { views: 128, visitors: 96, saves: 14, clicks: 31, shares: 6, leads: 3, taps: 22 };
  const week = { from: '2026-11-22', to: '2026-11-28' };
  const purchase = { he: t('mailExample.purchase'), en: t('mailExample.purchase') };
  const invoice = { number: 1042, gross: 30_000, lines: [{ text: purchase, quantity: 1, amount: 30_000 }] };
  const offer = { to: email, link: `${publicUrl}/tag-offers/${exampleToken}`, expiresAt: date };
  const profile = { profileId: 7, card: lead.profileName };
  const messages = [{ subject: null, content: t('mailExample.reply') }];
  const asked = { ...lead, language: locale, topic: 'payments' } as const;
  const pdf = Buffer.from('%PDF-');
  const accountMails = Object.entries(accountExamples(publicUrl, reason)).map(([kind, more]) => {
    const mail = { to: email, userId: owner.id, name: owner.displayName, publicUrl, kind, ...more } as AccountMail;
    return [`accounts/${kind}`, composeAccountMail(mail, locale)] as const;
  });
  const notificationMails = messageNames.map((message) => {
    const values = valuesFor(message, locale);
    if (message.startsWith('cards'))
      return [`physical-cards/${message}`, composeOrderMail(frameOf('order'), order, { message, values })] as const;
    const notification = { message, values, link: '/dashboard' };
    return [`notifications/${message}`, composeNotificationMail(frameOf(kindOf(message)), notification)] as const;
  });
  return new Map([
    ...accountMails,
    ['profiles/suspended', composeProfileSuspension(owner, { ...profile, reason }, publicUrl)],
    ['profiles/restored', composeProfileSuspension(owner, { ...profile, reason: null }, publicUrl)],
    ['leads/lead', composeLeadMail(frameOf('lead'), lead, 'lead')],
    ['leads/leadHidden', composeLeadMail(frameOf('lead', false), lead, 'lead')],
    ['leads/leads', composeLeadDigest(frameOf('lead'), 3, [lead, { ...lead, phone: null }, { ...lead, email: null }])],
    ['leads/reminder', composeLeadMail(frameOf('reminder'), lead, 'reminder')],
    ...notificationMails,
    ['notifications/weekly', composeWeekly(frameOf('weekly'), week, figures, { ...figures, views: 90, leads: 4 })],
    ['invoices/invoice_receipt', composeInvoiceMail(publicUrl, owner, { ...invoice, kind: 'invoice_receipt' }, pdf)],
    ['invoices/credit_note', composeInvoiceMail(publicUrl, owner, { ...invoice, kind: 'credit_note' }, pdf)],
    ['tags/offer', composeTagOffer(offer, locale, publicUrl)],
    ['support/reply', composeReply(frameOf('reply'), messages)],
    ['support/inquiry', composeInquiry(owner, publicUrl, lead, [{ subject: null, content: lead.message }])],
    ['support/contact', composeContact(owner, publicUrl, { ...lead, topic: 'question' })],
    ['support/answer', composeContactAnswer(asked, publicUrl, t('mailExample.reply'))],
  ] as readonly (readonly [string, Mail])[]);
}

type Render = (request: PageRequest) => Promise<PageAnswer>;
type Scheme = 'light' | 'dark';

const path = '/ui/mails';
const widths = [375, 700] as const;
/** Emails have inline styles, which the policy of the site forbids. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Adds the gallery of emails to the pages of developers; elsewhere its path is an unknown page, like `/ui`. */
export function withMailGallery({ environment, publicUrl }: Pick<Config, 'environment' | 'publicUrl'>, render: Render) {
  if (environment !== 'development') return render;
  const answer: Render = async (request) => {
    const name = request.path.startsWith(`${path}/`) ? request.path.slice(path.length + 1) : undefined;
    if (name === undefined && request.path !== path) return render(request);
    const language = request.query.get('lang');
    const locale = isLocale(language) ? language : request.locale;
    const scheme = request.query.has('dark') ? 'dark' : 'light';
    const mails = mailExamples(publicUrl, locale);
    const mail = name === undefined ? undefined : mails.get(name);
    if (name !== undefined && !mail) return render(request);
    return send(mail ? inScheme(mail, scheme) : galleryPage(mails, locale, scheme));
  };
  return answer;
}

const send = (html: string): PageAnswer => ({
  raw: (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', 'no-store');
    response.end(html);
  },
});

/** Shows one scheme whatever the browser prefers. */
const inScheme = ({ html = '' }: Mail, scheme: Scheme): string =>
  html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

const style = `body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#fbf6ef;color:#14211f}
nav{display:flex;gap:16px;flex-wrap:wrap}section{margin:40px 0}h2{font-size:18px;margin:0 0 4px}
div{display:flex;gap:16px;flex-wrap:wrap}iframe{border:1px solid #e4dbcc;border-radius:12px;height:680px;background:#fff}
pre{white-space:pre-wrap;background:#fff;padding:16px;border-radius:12px;max-width:700px;unicode-bidi:plaintext}`;

function galleryPage(mails: ReadonlyMap<string, Mail>, locale: Locale, scheme: Scheme): string {
  const t = translator(mailExampleTexts, locale);
  const hrefOf = (to: string, of: Locale, as: Scheme) => `${to}?lang=${of}${as === 'dark' ? '&amp;dark' : ''}`;
  const links = [
    ['/ui', t('mailExample.components')],
    ...locales.map((one) => [hrefOf(path, one, scheme), one]),
    ...(['light', 'dark'] as const).map((one) => [hrefOf(path, locale, one), t(`mailExample.${one}`)]),
  ];
  const sections = [...mails].map(([name, { subject, text, fromName = '' }]) => {
    const frames = widths.map((width) => {
      const source = hrefOf(`${path}/${name}`, locale, scheme);
      return `<iframe loading="lazy" width="${width}" title="${name}, ${width}" src="${source}"></iframe>`;
    });
    return `<section id="${name}"><h2>${escapeHtml(subject)}</h2><p><code>${name}</code> · ${escapeHtml(fromName)}</p><div>${frames.join('')}</div><details><summary>${t('mailExample.text')}</summary><pre dir="auto">${escapeHtml(text)}</pre></details></section>`;
  });
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('mailExample.title')}</title><style>${style}</style></head>
<body><h1>${t('mailExample.title')} (${mails.size})</h1><nav>${links.map(([href, label]) => `<a href="${href}">${label}</a>`).join('')}</nav>
${sections.join('\n')}</body></html>`;
}
