import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Eye, Store } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminBackLink, AdminPage, MayChange, Panel, useMayChange } from '#features/admin/web/index.ts';
import { directionOf, type Locale, locales } from '#i18n/locale.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyState, ErrorCard, QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LocaleProvider, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { AdminPackage } from '../../admin-contract.ts';
import { homeProducts } from '../../domain.ts';
import { entitlementTexts } from '../../entitlement-texts.ts';
import { type BillingCycle, BillingToggle, ProductPanel } from '../pricing-panel.tsx';
import { editOf, isAt, numberEntitlements, type PackageDraft, switchEntitlements, textAt } from './draft.ts';
import { PackageBadges } from './package-labels.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { adminPackagesQuery } from './packages-query.ts';
import { emptyPrice, type PriceDraft, previewProduct, typedPrices } from './price-draft.ts';
import { PricesPanel } from './prices-panel.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { TextFields } from './text-fields.tsx';
import { type PackageEditorState, usePackageEditor } from './use-package-editor.ts';

const flags = ['isPopular', 'showAtHome', 'isActive'] as const;

/** Who may only look at packages sees the fields, but types nothing that cannot be saved. */
function Fields({ children }: { children: ReactNode }) {
  const mayChange = useMayChange();
  return (
    <fieldset className={styles.fields} disabled={!mayChange}>
      {children}
    </fieldset>
  );
}

function DisplayPanel({ editor: { draft, errors, set } }: { editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  return (
    <Panel title={t('packagesAdmin.display.title')}>
      <Grid gap={[3, 6]} className={styles.switches}>
        {flags.map((name) => (
          <Field
            key={name}
            inline
            label={t(`packagesAdmin.display.${name}`)}
            hint={name === 'isActive' ? t('packagesAdmin.display.isActiveHint') : undefined}
            error={errors[name]}
          >
            <Switch checked={isAt(draft, name)} onCheckedChange={(isOn) => set(name, isOn)} />
          </Field>
        ))}
      </Grid>
      <Field
        className={styles.narrow ?? ''}
        label={t('packagesAdmin.display.sortOrder')}
        hint={t('packagesAdmin.display.sortOrderHint')}
        error={errors.sortOrder}
      >
        <Input
          type="number"
          min={0}
          max={999}
          value={textAt(draft, 'sortOrder')}
          onChange={({ currentTarget }) => set('sortOrder', currentTarget.value)}
        />
      </Field>
    </Panel>
  );
}

export function PackageEditor({ one }: { one: AdminPackage }) {
  const t = useTexts(packagesAdminTexts);
  const editor = usePackageEditor(one);
  const [price, setPrice] = useState<PriceDraft>(emptyPrice);
  return (
    <>
      <LinkButton variant="outline" size="sm" className={styles.jump ?? ''} href="#package-preview">
        {t('packagesAdmin.preview.jump')}
      </LinkButton>
      {editor.stale && <StaleNotice stale={editor.stale} editor={editor} />}
      <Grid columns={1} gap={4} align="start" shrink className={styles.columns}>
        <Grid columns={1} gap={4} align="start" shrink>
          <TextsPanel editor={editor} />
          <Fields>
            <DisplayPanel editor={editor} />
            <EntitlementsPanel editor={editor} />
          </Fields>
          <SaveBar editor={editor} />
          <PricesPanel one={one} draft={price} onChange={setPrice} />
        </Grid>
        <PreviewPanel one={one} draft={editor.draft} price={price} />
      </Grid>
      <UnsavedGuard
        unsaved={editor.isDirty}
        texts={{
          title: t('packagesAdmin.leave.title'),
          text: t('packagesAdmin.leave.text'),
          stay: t('packagesAdmin.leave.stay'),
          go: t('packagesAdmin.leave.go'),
        }}
      />
    </>
  );
}

/** Goes to the first field that was refused: the form is longer than the screen. */
function useShowRefused({ refused }: PackageEditorState): void {
  useEffect(() => {
    if (!refused) return;
    // The language tab of the field may have to change first.
    const frame = requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [refused]);
}

/** Sticks to the bottom while there are unsaved changes. */
function SaveBar({ editor }: { editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const count = Object.keys(editor.errors).length;
  useShowRefused(editor);
  return (
    <MayChange>
      <div className={styles.saveBar} data-over-page data-dirty={editor.isDirty}>
        <Text tone="muted" size="s" role="status">
          {count > 0 ? (
            <Row as="span" inline align="center" gap={1} tone="bad">
              <CircleAlert size={16} aria-hidden="true" /> {t('packagesAdmin.save.errors', { count })}
            </Row>
          ) : (
            t(editor.isDirty ? 'packagesAdmin.save.unsaved' : 'packagesAdmin.save.clean')
          )}
        </Text>
        <Row wrap gap={2}>
          {editor.isDirty && (
            <LinkButton
              variant="ghost"
              size="icon"
              className={styles.toPreview ?? ''}
              href="#package-preview"
              aria-label={t('packagesAdmin.preview.show')}
            >
              <Eye aria-hidden="true" />
            </LinkButton>
          )}
          {editor.isDirty && (
            <Button variant="ghost" size="sm" onClick={editor.revert}>
              {t('packagesAdmin.save.revert')}
            </Button>
          )}
          <Button size="sm" disabled={!editor.isDirty} loading={editor.isSaving} onClick={editor.save}>
            {t('packagesAdmin.save.save')}
          </Button>
        </Row>
      </div>
    </MayChange>
  );
}

/** Both languages side by side where there is space, otherwise one at a time. */
function TextsPanel({ editor }: { editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const [visibleLanguage, setVisibleLanguage] = useState<Locale>(locale);
  // Switches to the language with errors, which would otherwise be hidden.
  useEffect(() => {
    const isWrong = (language: Locale) =>
      Object.keys(editor.errors).some((name) => name.startsWith(`texts.${language}`));
    setVisibleLanguage((current) => (isWrong(current) ? current : (locales.find(isWrong) ?? current)));
  }, [editor.errors]);
  return (
    <Panel title={t('packagesAdmin.texts.title')}>
      <div className={styles.bothLanguages}>
        <div className={styles.languageTabs}>
          <SegmentedChoice
            label={t('packagesAdmin.texts.tabs')}
            hideLabel
            values={locales}
            text={(language) => t(`packagesAdmin.texts.${language}`)}
            value={visibleLanguage}
            onChange={setVisibleLanguage}
          />
        </div>
        <Grid columns={1} gap={6} className={styles.languages}>
          {locales.map((language) => (
            <div key={language} className={styles.language} data-shown={language === visibleLanguage}>
              <h3 className={styles.languageName}>{t(`packagesAdmin.texts.${language}`)}</h3>
              <Fields>
                <TextFields language={language} editor={editor} />
              </Fields>
            </div>
          ))}
        </Grid>
      </div>
      <p className={styles.small}>{t('packagesAdmin.texts.cardHint')}</p>
    </Panel>
  );
}

const percent = <span className={styles.unit}>%</span>;

function EntitlementsPanel({ editor: { draft, errors, set } }: { editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const { direction } = useLocale();
  const nameOf = useTexts(entitlementTexts);
  return (
    <Panel title={t('packagesAdmin.entitlements.title')}>
      <p className={styles.small}>{t('packagesAdmin.entitlements.lead')}</p>
      <Grid align="start" gap={4} className={styles.numbers}>
        {numberEntitlements.map((name) => (
          <Field
            key={name}
            label={nameOf(`entitlements.${name}`)}
            hint={name === 'templates' ? t('packagesAdmin.entitlements.templatesHint') : undefined}
            error={errors[`entitlements.${name}`]}
          >
            <Input
              type="number"
              min={0}
              // Right of the number in both directions: ten percent is never written as %10.
              {...(name === 'physicalCardDiscount' && { [direction === 'rtl' ? 'start' : 'end']: percent })}
              value={textAt(draft, `entitlements.${name}`)}
              onChange={({ currentTarget }) => set(`entitlements.${name}`, currentTarget.value)}
            />
          </Field>
        ))}
      </Grid>
      <Grid gap={[3, 6]} className={styles.switches}>
        {switchEntitlements.map((name) => (
          <Field key={name} inline label={nameOf(`entitlements.${name}`)} error={errors[`entitlements.${name}`]}>
            <Switch
              checked={isAt(draft, `entitlements.${name}`)}
              onCheckedChange={(isOn) => set(`entitlements.${name}`, isOn)}
            />
          </Field>
        ))}
      </Grid>
    </Panel>
  );
}

interface PreviewPanelProps {
  one: AdminPackage;
  draft: PackageDraft;
  price: PriceDraft;
}

/** The package as the landing page shows it, with the edited values. */
function PreviewPanel({ one, draft, price }: PreviewPanelProps) {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  const typed = { ...one, ...editOf(draft), ...typedPrices(price) };
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const product = previewProduct(typed, language);
  return (
    <div className={styles.preview} id="package-preview">
      <Panel
        title={t('packagesAdmin.preview.title')}
        actions={
          <SegmentedChoice
            label={t('packagesAdmin.preview.language')}
            hideLabel
            values={locales}
            text={(one) => t(`packagesAdmin.texts.${one}`)}
            value={language}
            onChange={setLanguage}
          />
        }
      >
        <p className={styles.small}>{t('packagesAdmin.preview.lead')}</p>
        {homeProducts([product]).length === 0 ? (
          <EmptyState icon={Store} title={t('packagesAdmin.preview.empty')} level="h3">
            {t('packagesAdmin.preview.emptyText')}
          </EmptyState>
        ) : (
          <div className={styles.stage} lang={language} dir={directionOf(language)}>
            <LocaleProvider locale={language}>
              <Stack gap={6} align="center">
                <BillingToggle cycle={cycle} onChange={setCycle} />
                <Stack as="ul" grow>
                  <ProductPanel product={product} cycle={cycle} onChoose={() => undefined} />
                </Stack>
              </Stack>
            </LocaleProvider>
          </div>
        )}
      </Panel>
    </div>
  );
}

/** Route: `/admin/packages/{id}`. */
export function PackageAdminPage() {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const { id } = useParams();
  const packages = useQuery(adminPackagesQuery(useApi()));
  const one = packages.data?.find((each) => String(each.id) === id);
  const title = one?.texts[locale].name ?? t('packagesAdmin.title');
  usePageTitle(title);
  return (
    <AdminPage
      back={<AdminBackLink to="/admin/packages">{t('packagesAdmin.back')}</AdminBackLink>}
      title={<bdi>{title}</bdi>}
      lead={one && <PackageBadges one={one} />}
    >
      <QueryContent
        query={packages}
        failed={t('packagesAdmin.failed')}
        skeleton={<SkeletonCards label={t('packagesAdmin.loading')} count={1} shapes={['title', 'block']} />}
      >
        {() => (one ? <PackageEditor key={one.id} one={one} /> : <MissingPackage />)}
      </QueryContent>
    </AdminPage>
  );
}

function MissingPackage() {
  const t = useTexts(packagesAdminTexts);
  return (
    <ErrorCard
      type="info"
      title={t('packagesAdmin.missing.title')}
      message={t('packagesAdmin.missing.text')}
      action={<RouterLinkButton to="/admin/packages">{t('packagesAdmin.back')}</RouterLinkButton>}
    />
  );
}
