import { locales } from '#i18n/locale.ts';
import { localizedRichText, plainText, runsIn } from '../../document/rich-text.ts';
import { defineBlock, linkTarget } from '../define-block.ts';

export const aboutBlock = defineBlock({
  shape: { text: localizedRichText.default({}) },
  empty: () => ({ text: {} }),
  count: ({ text }) => locales.filter((locale) => plainText(text[locale] ?? [])).length,
  targets: ({ text }) =>
    locales.flatMap((locale) =>
      (text[locale] ?? [])
        .flatMap(runsIn)
        .flatMap((run) => (run.link ? linkTarget(run.link, { [locale]: run.text }) : [])),
    ),
});
