import { directionOf, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { tagsTexts } from '../texts.ts';

/** In both languages: whoever taps has not told theirs, and nothing can be looked up. */
export function awayPage(): string {
  const said = locales.map((locale) => {
    const t = translator(tagsTexts, locale);
    const words = `<h1>${t('tags.away.title')}</h1><p>${t('tags.away.text')}</p>`;
    return `<section lang="${locale}" dir="${directionOf(locale)}">${words}</section>`;
  });
  const title = translator(tagsTexts, 'he')('tags.away.title');
  return `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>${said.join('')}</body></html>`;
}
