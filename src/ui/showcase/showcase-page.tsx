import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Accordion, AccordionItem } from '../accordion.tsx';
import { Mark } from '../brand/mark.tsx';
import { Wordmark } from '../brand/wordmark.tsx';
import { LocaleProvider, useLocale, useTexts } from '../locale.tsx';
import { SkipLink } from '../skip-link.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs.tsx';
import { ButtonSection, ButtonSizesSection } from './button-sections.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { DataSection } from './data-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FieldSection } from './field-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { Row, Section } from './section.tsx';
import styles from './showcase.module.css';
import { EmptySection, ErrorSection, WaitingSection } from './state-sections.tsx';
import { showcaseTexts } from './texts.ts';
import { ToastSection } from './toast-section.tsx';

const tabs = ['details', 'contact', 'design'] as const;
const variants = ['pills', 'line'] as const;

function DisclosureSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.disclosure')}>
      {variants.map((variant) => (
        <Tabs key={variant} defaultValue="details">
          <TabsList label={t('showcase.tabs.label')} variant={variant}>
            {tabs.map((tab) => (
              <TabsTrigger key={tab} value={tab}>
                {t(`showcase.tabs.${tab}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map((tab) => (
            <TabsContent key={tab} value={tab}>
              {t(`showcase.tabs.${tab}Text`)}
            </TabsContent>
          ))}
        </Tabs>
      ))}
      <Accordion single>
        <AccordionItem title={t('showcase.faq.one')} level="h4" defaultOpen>
          {t('showcase.faq.oneText')}
        </AccordionItem>
        <AccordionItem title={t('showcase.faq.two')} level="h4">
          {t('showcase.faq.twoText')}
        </AccordionItem>
      </Accordion>
    </Section>
  );
}

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

function BrandSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.brand')} wide>
      <Row>
        <Wordmark size="lg" beta />
        <Wordmark beta />
        <Wordmark />
        <Mark size={64} title={t('showcase.section.brand')} />
      </Row>
      <p className={styles.display}>{t('showcase.type.sample')}</p>
      <p className={styles.big}>{t('showcase.type.sample')}</p>
      <p>
        {t('showcase.intro')} <a href="#top">{t('showcase.type.link')}</a>
      </p>
      <p className={styles.small}>{t('showcase.intro')}</p>
      <p className={styles.accent}>{t('showcase.button.hot')}</p>
    </Section>
  );
}
