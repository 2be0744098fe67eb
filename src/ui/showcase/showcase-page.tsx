import { Bell, Inbox, Search, Share2 } from 'lucide-react';
import { Direction } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { shekels } from '#base/money.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Avatar } from '../avatar.tsx';
import { Mark } from '../brand/mark.tsx';
import { Wordmark } from '../brand/wordmark.tsx';
import { Select } from '../choices/select.tsx';
import { Field, Input, Textarea } from '../controls/field.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Progress } from '../feedback/progress.tsx';
import { IconTile } from '../icon-tile.tsx';
import { Accordion, AccordionItem } from '../layout/accordion.tsx';
import { Card, Grid, Row, Stack, Text } from '../layout/layout.tsx';
import { SkipLink } from '../layout/skip-link.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../layout/tabs.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { Table, TableCell, TableHead } from '../lists/table.tsx';
import { DateText, LatinText, LocaleProvider, MoneyText, PhoneText, useLocale, useTexts } from '../locale.tsx';
import { ButtonSection, ButtonSizesSection, ChoiceSection, Section } from './control-sections.tsx';
import { LayoutSection } from './layout-section.tsx';
import { LockedField, OverlaySection, ToastSection } from './overlay-sections.tsx';
import styles from './showcase.module.css';
import { EmptySection, ErrorSection, WaitingSection } from './state-sections.tsx';
import { showcaseTexts } from './texts.ts';

const rows = [
  { number: 'N-1042', date: '2026-11-14T09:30:00Z', phone: '+972501234567', amount: 300 },
  { number: 'N-1041', date: '2026-10-14T09:30:00Z', phone: '+97231234567', amount: 1480 },
  { number: 'N-1040', date: '2026-09-14T09:30:00Z', phone: '*2345', amount: 40 },
] as const;

function DataSection() {
  const t = useTexts(showcaseTexts);
  const [page, setPage] = useState(4);
  return (
    <Section title={t('showcase.section.data')} wide>
      <Card flush>
        <Table caption={t('showcase.table.caption')}>
          <thead>
            <tr>
              <TableHead>{t('showcase.table.number')}</TableHead>
              <TableHead>{t('showcase.table.date')}</TableHead>
              <TableHead>{t('showcase.table.phone')}</TableHead>
              <TableHead>{t('showcase.table.status')}</TableHead>
              <TableHead numeric>{t('showcase.table.sum')}</TableHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, date, phone, amount }) => (
              <tr key={number}>
                <TableCell>
                  <LatinText>{number}</LatinText>
                </TableCell>
                <TableCell>
                  <DateText value={date} time />
                </TableCell>
                <TableCell>
                  <PhoneText value={phone} dial />
                </TableCell>
                <TableCell>
                  <Badge variant="good" dot>
                    {t('showcase.table.paid')}
                  </Badge>
                </TableCell>
                <TableCell numeric>
                  <MoneyText agorot={shekels(amount).amount} />
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <Pagination page={page} pages={12} onPageChange={setPage} />
    </Section>
  );
}

const avatarImage =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23ff7a59" d="M0 0h8v8H0z"/%3E%3C/svg%3E';

function DisplaySection() {
  const t = useTexts(showcaseTexts);
  const name = t('showcase.field.nameValue');
  return (
    <Section title={t('showcase.section.display')}>
      <Row gap={3} align="center" wrap>
        <Badge variant="good" dot>
          {t('showcase.badge.live')}
        </Badge>
        <Badge variant="secondary">{t('showcase.badge.draft')}</Badge>
        <Badge variant="hot">{t('showcase.badge.popular')}</Badge>
        <Badge variant="warn">{t('showcase.badge.ending')}</Badge>
        <Badge variant="bad">{t('showcase.badge.blocked')}</Badge>
        <Badge>{t('showcase.badge.plain')}</Badge>
        <Badge variant="outline">{t('showcase.badge.plain')}</Badge>
        <Badge variant="count">3</Badge>
      </Row>
      <Row gap={3} align="center" wrap>
        <Avatar name={name} size="sm" />
        <Avatar name={name} />
        <Avatar name={name} size="lg" alt={name} />
        <Avatar name={name} size="xl" src={avatarImage} alt={name} />
      </Row>
      <Row gap={3} align="center" wrap>
        <IconTile icon={Inbox} />
        <IconTile icon={Bell} tone="hot" />
        <IconTile icon={Share2} tone="quiet" />
      </Row>
      <Card tone="quiet">
        <Progress value={9} max={14} tone="hot" label={t('showcase.progress.trial')} />
        <Text as="span" tone="muted" size="xs">
          {t('showcase.progress.left')}
        </Text>
        <Progress value={62} label={t('showcase.progress.upload')} />
        <Progress label={t('showcase.progress.upload')} />
      </Card>
    </Section>
  );
}

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

/** All components of the design system, in both directions at once. Requires a `UiProvider`. */
export function ShowcasePage() {
  const t = useTexts(showcaseTexts);
  const { locale } = useLocale();
  const other: Locale = locale === 'he' ? 'en' : 'he';
  return (
    <>
      <SkipLink target="showcase" />
      <Stack as="main" gap={12} className={styles.page} id="showcase">
        <Stack as="header" gap={3} className={styles.intro}>
          <h1>{t('showcase.title')}</h1>
          <p>
            {t('showcase.intro')} <a href="/ui/mails">{t('showcase.mails')}</a>
          </p>
        </Stack>
        <Half title={t('showcase.here')} />
        <OtherLanguage locale={other}>
          <Half title={t('showcase.other')} titleLocale={locale} />
        </OtherLanguage>
      </Stack>
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
    <Stack gap={5} shrink>
      <h2 lang={titleLocale}>{title}</h2>
      <Stack gap={4} shrinkItems className={styles.grid}>
        <BrandSection />
        <ButtonSection />
        <FieldSection />
        <ChoiceSection />
        <ButtonSizesSection />
        <OverlaySection />
        <ToastSection />
        <DisclosureSection />
        <LayoutSection />
        <DisplaySection />
        <WaitingSection />
        <DataSection />
        <EmptySection />
        <ErrorSection />
      </Stack>
    </Stack>
  );
}

function BrandSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.brand')} wide>
      <Row gap={3} align="center" wrap>
        <Wordmark size="lg" beta />
        <Wordmark beta />
        <Wordmark />
        <Mark size={64} title={t('showcase.section.brand')} />
      </Row>
      <p className={styles.display}>{t('showcase.type.sample')}</p>
      <Text size="2xl" weight="heading" line="tight">
        {t('showcase.type.sample')}
      </Text>
      <p>
        {t('showcase.intro')} <a href="#top">{t('showcase.type.link')}</a>
      </p>
      <Text tone="muted" size="xs">
        {t('showcase.intro')}
      </Text>
      <Text tone="accent">{t('showcase.button.hot')}</Text>
    </Section>
  );
}

function FieldSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.fields')} wide>
      <Grid gap={4} align="start" className={styles.columns}>
        <Field label={t('showcase.field.name')} hint={t('showcase.field.nameHint')} required>
          <Input defaultValue={t('showcase.field.nameValue')} autoComplete="off" />
        </Field>
        <Field label={t('showcase.field.phone')} optional>
          <Input type="tel" defaultValue="050-123-4567" autoComplete="off" />
        </Field>
        <Field label={t('showcase.field.email')} error={t('showcase.field.emailError')} required>
          <Input type="email" defaultValue="noa@barak" autoComplete="off" />
        </Field>
        <Field label={t('showcase.field.role')}>
          <Select placeholder={t('showcase.field.rolePick')} defaultValue="">
            <option value="architect">{t('showcase.field.architect')}</option>
            <option value="designer">{t('showcase.field.designer')}</option>
          </Select>
        </Field>
        <Field label={t('showcase.field.search')}>
          <Input type="search" placeholder={t('showcase.field.name')} start={<Search size={18} aria-hidden="true" />} />
        </Field>
        <LockedField />
        <Field label={t('showcase.field.disabled')}>
          <Input disabled defaultValue={t('showcase.field.nameValue')} />
        </Field>
        <Field label={t('showcase.field.readonly')}>
          {(control) => <Input {...control} readOnly defaultValue={t('showcase.field.nameValue')} />}
        </Field>
        <Field label={t('showcase.field.about')} hint={t('showcase.field.nameHint')}>
          <Textarea defaultValue={t('showcase.field.aboutValue')} />
        </Field>
      </Grid>
    </Section>
  );
}
