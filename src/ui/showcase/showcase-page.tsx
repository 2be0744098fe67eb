import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { LocaleProvider, useLocale, useTexts } from '../locale.tsx';
import { SkipLink } from '../skip-link.tsx';
import { BrandSection } from './brand-section.tsx';
import { ButtonSection, ButtonSizesSection } from './button-sections.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { DataSection } from './data-section.tsx';
import { DisclosureSection } from './disclosure-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FieldSection } from './field-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import styles from './showcase.module.css';
import { EmptySection, ErrorSection, WaitingSection } from './state-sections.tsx';
import { showcaseTexts } from './texts.ts';
import { ToastSection } from './toast-section.tsx';

/** Everything that the design system has, in both directions at once. Stands inside a UiProvider. */
export function ShowcasePage() {
  const t = useTexts(showcaseTexts);
  const { locale } = useLocale();
  const other: Locale = locale === 'he' ? 'en' : 'he';
  return (
    <>
      <SkipLink target="showcase" />
      <main className={styles.page} id="showcase">
        <header className={styles.intro}>
          <h1>{t('showcase.title')}</h1>
          <p>{t('showcase.intro')}</p>
        </header>
        <Half title={t('showcase.here')} />
        <OtherLanguage locale={other}>
          <Half title={t('showcase.other')} titleLocale={locale} />
        </OtherLanguage>
      </main>
    </>
  );
}

function OtherLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const direction = directionOf(locale);
  return (
    <LocaleProvider locale={locale}>
      <Direction.Provider dir={direction}>
        <div dir={direction} lang={locale}>
          {children}
        </div>
      </Direction.Provider>
    </LocaleProvider>
  );
}

function Half({ title, titleLocale }: { title: string; titleLocale?: Locale }) {
  return (
    <div className={styles.half}>
      <h2 lang={titleLocale}>{title}</h2>
      <div className={styles.grid}>
        <BrandSection />
        <ButtonSection />
        <FieldSection />
        <ChoiceSection />
        <ButtonSizesSection />
        <OverlaySection />
        <ToastSection />
        <DisclosureSection />
        <DisplaySection />
        <WaitingSection />
        <DataSection />
        <EmptySection />
        <ErrorSection />
      </div>
    </div>
  );
}
