import { translator } from '#i18n/translator.ts';
import { AccessibilityStatement } from '../accessibility-statement.tsx';
import { accessibilityTexts } from '../accessibility-texts.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';

function Accessibility() {
  return (
    <>
      <PlainTop />
      <AccessibilityStatement />
    </>
  );
}

export const page: PageModule = {
  Page: Accessibility,
  head: (locale) => {
    const t = translator(accessibilityTexts, locale);
    return { title: t('accessibility.title'), description: t('accessibility.lead') };
  },
};
