import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { AdminPage, Panel } from '#features/admin/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import type { SchemaForm } from '#ui/forms/form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LocaleProvider, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { AdminSettings } from '../../admin-contract.ts';
import { settingLimits } from '../../limits.ts';
import { visibleClaims } from '../../public-values.ts';
import { maintenanceModes } from '../../schemas.ts';
import { type ClaimId, type Claims, type Claims as ClaimsValue, claimIds } from '../../values.ts';
import { adminSettingsQuery } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { HolidaysPanel } from './holidays-panel.tsx';
import { type PanelProps, SettingPanel, useSettingForm } from './setting-panel.tsx';
import styles from './settings.module.css';
import type { SettingsSlots } from './slots.ts';

/** One claim: its visibility, and its texts in each language. */
function ClaimFields({ id, form: { register, errorOf } }: { id: ClaimId; form: SchemaForm<Claims> }) {
  const t = useTexts(settingsAdminTexts);
  const nameId = `claim-${id}`;
  const inLanguage = (locale: 'he' | 'en', name: string) =>
    t(locale === 'he' ? 'settingsAdmin.inHebrew' : 'settingsAdmin.inEnglish', { name });
  return (
    <Stack as="fieldset" gap={3} shrink className={styles.claim} aria-labelledby={nameId}>
      <Row align="center" justify="between" gap={3}>
        <Text as="span" weight="strong" id={nameId}>
          {t(`settingsAdmin.claims.${id}`)}
        </Text>
        <Field label={t('settingsAdmin.claims.visible')} inline>
          <Switch {...register(`${id}.isShown`)} />
        </Field>
      </Row>
      <Grid align="start" gap={3} className={styles.claimFields}>
        {(['he', 'en'] as const).flatMap((locale) => [
          <Field
            key={`${locale}-value`}
            label={inLanguage(locale, t('settingsAdmin.claims.value'))}
            error={errorOf(`${id}.value.${locale}`)}
          >
            <Input {...register(`${id}.value.${locale}`)} lang={locale} maxLength={settingLimits.claimValue} />
          </Field>,
          <Field
            key={`${locale}-label`}
            label={inLanguage(locale, t('settingsAdmin.claims.label'))}
            error={errorOf(`${id}.label.${locale}`)}
          >
            <Input {...register(`${id}.label.${locale}`)} lang={locale} maxLength={settingLimits.claimLabel} />
          </Field>,
        ])}
      </Grid>
    </Stack>
  );
}

const sections = ['claims', 'contact', 'issuer', 'vat', 'holidays', 'printing', 'maintenance'] as const;

interface SettingsPanelsProps {
  settings: AdminSettings;
  slots: SettingsSlots;
}

export function SettingsPanels({ settings, slots: { Claims, VatRates, postDays } }: SettingsPanelsProps) {
  const t = useTexts(settingsAdminTexts);
  const [dirty, setDirty] = useState<Readonly<Partial<Record<string, boolean>>>>({});
  const onDirty = useCallback(
    (id: string, isDirty: boolean) =>
      setDirty((known) => ((known[id] ?? false) === isDirty ? known : { ...known, [id]: isDirty })),
    [],
  );
  // Scrolls to the URL's fragment after rendering, because its target did not exist when the link was followed.
  useEffect(() => {
    const hash = window.location.hash.slice(1);
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, []);
  return (
    <>
      <UnsavedGuard
        unsaved={Object.values(dirty).some(Boolean)}
        texts={{
          title: t('settingsAdmin.leave.title'),
          text: t('settingsAdmin.leave.text'),
          stay: t('settingsAdmin.leave.stay'),
          go: t('settingsAdmin.leave.go'),
        }}
      />
      {settings.isIssuerInvented && <IssuerNotice isLive={settings.isLive} />}
      <Row as="nav" wrap gap={2} aria-label={t('settingsAdmin.sections')}>
        {sections.map((section) => (
          <a key={section} className={styles.section} href={`#${section}`}>
            {t(`settingsAdmin.${section}.title`)}
          </a>
        ))}
      </Row>
      <ClaimsPanel setting={settings.claims} onDirty={onDirty} Claims={Claims} />
      <ContactPanel setting={settings.contact} onDirty={onDirty} />
      <IssuerPanel setting={settings.issuer} onDirty={onDirty} />
      <div id="vat" className={styles.anchor}>
        <Panel title={t('settingsAdmin.vat.title')}>
          <p className={styles.lead}>{t('settingsAdmin.vat.lead')}</p>
          <VatRates onDirty={onDirty} />
        </Panel>
      </div>
      <HolidaysPanel setting={settings.holidays} onDirty={onDirty} postDays={postDays} />
      <PrintingPanel setting={settings.printing} onDirty={onDirty} />
      <MaintenancePanel setting={settings.maintenance} onDirty={onDirty} />
    </>
  );
}

function ClaimsPanel({ setting, onDirty, Claims }: PanelProps<'claims'> & Pick<SettingsSlots, 'Claims'>) {
  const state = useSettingForm('claims', setting);
  return (
    <SettingPanel id="claims" setting={setting} state={state} onDirty={onDirty}>
      {claimIds.map((id) => (
        <ClaimFields key={id} id={id} form={state.form} />
      ))}
      <ClaimsPreview claims={state.form.watch()} Claims={Claims} />
    </SettingPanel>
  );
}

/** Warns that documents contain a company that does not exist. */
function IssuerNotice({ isLive }: { isLive: boolean }) {
  const t = useTexts(settingsAdminTexts);
  return (
    <Notice
      icon={TriangleAlert}
      tone={isLive ? 'bad' : 'warn'}
      title={t('settingsAdmin.issuer.invented')}
      action={
        <LinkButton size="sm" variant="outline" href="#issuer">
          {t('settingsAdmin.issuer.fill')}
        </LinkButton>
      }
    >
      {t(isLive ? 'settingsAdmin.issuer.liveText' : 'settingsAdmin.issuer.inventedText')}
    </Notice>
  );
}

interface ClaimsPreviewProps extends Pick<SettingsSlots, 'Claims'> {
  claims: ClaimsValue;
}

/** The landing page's claims band in both languages, updated on every keystroke. */
function ClaimsPreview({ claims, Claims }: ClaimsPreviewProps) {
  const t = useTexts(settingsAdminTexts);
  const isEmpty = claimIds.every((id) => !claims[id].isShown);
  return (
    <Stack shrinkItems gap={3}>
      <Text size="s" weight="strong">
        {t('settingsAdmin.claims.preview')}
      </Text>
      {isEmpty && <p className={styles.quiet}>{t('settingsAdmin.claims.none')}</p>}
      {!isEmpty &&
        locales.map((locale) => (
          <div key={locale} className={styles.preview} lang={locale} dir={directionOf(locale)}>
            <LocaleProvider locale={locale}>
              <Claims claims={visibleClaims(claims, locale)} />
            </LocaleProvider>
          </div>
        ))}
    </Stack>
  );
}

function ContactPanel({ setting, onDirty }: PanelProps<'contact'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('contact', setting);
  const { register, errorOf } = state.form;
  return (
    <SettingPanel id="contact" setting={setting} state={state} onDirty={onDirty}>
      <Field label={t('settingsAdmin.contact.mail')} error={errorOf('mail')} required>
        <Input {...register('mail')} type="email" maxLength={settingLimits.mail} autoComplete="off" />
      </Field>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <Field label={t('settingsAdmin.contact.phone')} error={errorOf('phone')} optional>
          <Input {...register('phone')} type="tel" maxLength={settingLimits.phone} autoComplete="off" />
        </Field>
        <Field label={t('settingsAdmin.contact.whatsapp')} error={errorOf('whatsapp')} optional>
          <Input {...register('whatsapp')} type="tel" maxLength={settingLimits.phone} autoComplete="off" />
        </Field>
      </Grid>
      <BilingualFields
        form={state.form}
        path="hours"
        name={t('settingsAdmin.contact.hours')}
        maxLength={settingLimits.hours}
      />
      <BilingualFields
        form={state.form}
        path="address"
        name={t('settingsAdmin.contact.address')}
        maxLength={settingLimits.address}
      />
    </SettingPanel>
  );
}

function PrintingPanel({ setting, onDirty }: PanelProps<'printing'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('printing', setting);
  return (
    <SettingPanel id="printing" setting={setting} state={state} onDirty={onDirty}>
      <Field label={t('settingsAdmin.printing.codes')} hint={t('settingsAdmin.printing.codesHint')} inline>
        <Switch {...state.form.register('hasCodes')} />
      </Field>
    </SettingPanel>
  );
}

function MaintenancePanel({ setting, onDirty }: PanelProps<'maintenance'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('maintenance', setting);
  const { control, errorOf } = state.form;
  return (
    <SettingPanel id="maintenance" setting={setting} state={state} onDirty={onDirty}>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => (
          <RadioGroup
            label={t('settingsAdmin.maintenance.mode')}
            value={field.value}
            onValueChange={field.onChange}
            error={errorOf('mode')}
          >
            {maintenanceModes.map((mode) => (
              <RadioItem key={mode} value={mode} description={t(`settingsAdmin.maintenance.modes.${mode}.text`)}>
                {t(`settingsAdmin.maintenance.modes.${mode}.name`)}
              </RadioItem>
            ))}
          </RadioGroup>
        )}
      />
      <BilingualFields
        form={state.form}
        path="text"
        name={t('settingsAdmin.maintenance.text')}
        maxLength={settingLimits.maintenance}
      />
    </SettingPanel>
  );
}

function IssuerPanel({ setting, onDirty }: PanelProps<'issuer'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('issuer', setting);
  const { register, errorOf } = state.form;
  return (
    <SettingPanel id="issuer" setting={setting} state={state} onDirty={onDirty}>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <Field
          label={t('settingsAdmin.issuer.taxId')}
          hint={!errorOf('taxId') && t('settingsAdmin.issuer.taxIdHint')}
          error={errorOf('taxId')}
          required
        >
          <Input {...register('taxId')} dir="ltr" inputMode="numeric" maxLength={20} autoComplete="off" />
        </Field>
        <Field label={t('settingsAdmin.issuer.email')} error={errorOf('email')} required>
          <Input {...register('email')} type="email" maxLength={settingLimits.mail} autoComplete="off" />
        </Field>
      </Grid>
      <BilingualFields
        form={state.form}
        path="name"
        name={t('settingsAdmin.issuer.name')}
        maxLength={settingLimits.issuerName}
        isRequired
      />
      <BilingualFields
        form={state.form}
        path="address"
        name={t('settingsAdmin.issuer.address')}
        maxLength={settingLimits.address}
        isRequired
      />
    </SettingPanel>
  );
}

interface BilingualFieldsProps<V extends FieldValues> {
  form: SchemaForm<V>;
  /** Path of the pair, whose fields are `he` and `en`. */
  path: string;
  name: string;
  maxLength: number;
  isRequired?: boolean;
}

/** The same field in both languages, side by side on wide screens. */
function BilingualFields<V extends FieldValues>({
  form: { register, errorOf },
  path,
  name,
  maxLength,
  isRequired = false,
}: BilingualFieldsProps<V>) {
  const t = useTexts(settingsAdminTexts);
  const labels = { he: t('settingsAdmin.inHebrew', { name }), en: t('settingsAdmin.inEnglish', { name }) };
  return (
    <Grid columns={1} align="start" gap={4} wideColumns={2}>
      {locales.map((locale) => {
        const field = `${path}.${locale}` as Path<V>;
        return (
          <Field
            key={locale}
            label={labels[locale]}
            error={errorOf(field)}
            required={isRequired}
            optional={!isRequired}
          >
            <Input {...register(field)} lang={locale} maxLength={maxLength} autoComplete="off" />
          </Field>
        );
      })}
    </Grid>
  );
}

/** `/admin/settings`. */
export function SettingsPage(slots: SettingsSlots) {
  const t = useTexts(settingsAdminTexts);
  usePageTitle(t('settingsAdmin.title'));
  const settings = useQuery(adminSettingsQuery(useApi()));
  return (
    <AdminPage title={t('settingsAdmin.title')} lead={t('settingsAdmin.lead')}>
      <QueryContent
        query={settings}
        failed={t('settingsAdmin.failed')}
        skeleton={<SkeletonGroup label={t('settingsAdmin.loading')} gap={4} shapes={['block', 'block', 'block']} />}
      >
        {(data) => <SettingsPanels settings={data} slots={slots} />}
      </QueryContent>
    </AdminPage>
  );
}
