import { directionOf, isLocale, type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { PageAnswer, PageRequest } from '#server-kit/http/pages.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { escapeHtml } from './document.ts';
import { mailExampleTexts } from './mail-example-texts.ts';
import { mailExamples } from './mail-examples.ts';

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
