import type { AppError } from '#base/app-error.ts';
import { escapeHtml } from '#base/html.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { translator } from '#i18n/translator.ts';
import { siteTexts } from './texts.ts';

/** Has no dependencies, so it can be shown whatever failed, with links to continue. */
export function errorPage({ code }: AppError, locale: Locale): string {
  const t = translator(siteTexts, locale);
  const isInternal = code === 'internal';
  const title = escapeHtml(isInternal ? t('site.failed.title') : translator(errorTexts, locale)(`errors.${code}`));
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/error-page.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('site.failed.text'))}</p>
<p><a href="">${escapeHtml(t('site.failed.retry'))}</a> <a href="/">${escapeHtml(t('site.links.home'))}</a></p>
</main>
</body>
</html>
`;
}
