import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { Panel } from '#features/admin/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { LocaleProvider, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import type { AdminSettings } from '../../admin-contract.ts';
import { settingLimits } from '../../limits.ts';
import { visibleClaims } from '../../public-values.ts';
import { type Claims as ClaimsValue, claimIds } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { ClaimFields } from './claim-fields.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { SettingPanel } from './setting-panel.tsx';
import styles from './settings.module.css';
import type { SettingsSlots } from './slots.ts';
import { useFieldMessage } from './use-field-message.ts';
import { useSettingForm } from './use-setting-form.ts';

const sections = ['claims', 'contact', 'issuer', 'vat', 'holidays'] as const;

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
  // A link to a part was followed before the part was there.
  useEffect(() => {
    const hash = window.location.hash.slice(1);
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, []);
  return (
    <>
      <LeaveGuard isDirty={Object.values(dirty).some(Boolean)} />
      {settings.isIssuerInvented && <IssuerNotice isLive={settings.isLive} />}
      <Row as="nav" wrap gap={2} aria-label={t('settingsAdmin.parts')}>
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
    </>
  );
}

function ClaimsPanel({ setting, onDirty, Claims }: PanelProps<'claims'> & Pick<SettingsSlots, 'Claims'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('claims', setting);
  return (
    <SettingPanel
      id="claims"
      title={t('settingsAdmin.claims.title')}
      lead={t('settingsAdmin.claims.lead')}
      setting={setting}
      state={state}
      onDirty={onDirty}
    >
      {claimIds.map((id) => (
        <ClaimFields key={id} id={id} form={state.form} />
      ))}
      <ClaimsPreview claims={state.form.watch()} Claims={Claims} />
    </SettingPanel>
  );
}

interface IssuerNoticeProps {
  isLive: boolean;
}

/** Nobody may overlook that documents name a company that does not exist. */
function IssuerNotice({ isLive }: IssuerNoticeProps) {
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

/** The band of the landing page itself, in both languages, at every key press. */
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

interface LeaveGuardProps {
  isDirty: boolean;
}

/** What was typed and not saved is not lost by a press on a link, nor by closing the tab. */
function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const t = useTexts(settingsAdminTexts);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <AlertDialogContent
        title={t('settingsAdmin.leave.title')}
        description={t('settingsAdmin.leave.text')}
        confirm={t('settingsAdmin.leave.go')}
        cancel={t('settingsAdmin.leave.stay')}
        destructive
        staysOpen
        onConfirm={() => blocker.proceed?.()}
      />
    </AlertDialog>
  );
}

function ContactPanel({ setting, onDirty }: PanelProps<'contact'>) {
  const t = useTexts(settingsAdminTexts);
  const fieldMessage = useFieldMessage();
  const state = useSettingForm('contact', setting);
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <SettingPanel
      id="contact"
      title={t('settingsAdmin.contact.title')}
      lead={t('settingsAdmin.contact.lead')}
      setting={setting}
      state={state}
      onDirty={onDirty}
    >
      <Field label={t('settingsAdmin.contact.mail')} error={fieldMessage(errors.mail)} required>
        <Input {...register('mail')} type="email" maxLength={settingLimits.mail} autoComplete="off" />
      </Field>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <Field label={t('settingsAdmin.contact.phone')} error={fieldMessage(errors.phone)} optional>
          <Input {...register('phone')} type="tel" maxLength={settingLimits.phone} autoComplete="off" />
        </Field>
        <Field label={t('settingsAdmin.contact.whatsapp')} error={fieldMessage(errors.whatsapp)} optional>
          <Input {...register('whatsapp')} type="tel" maxLength={settingLimits.phone} autoComplete="off" />
        </Field>
      </Grid>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <BilingualFields
          name={t('settingsAdmin.contact.hours')}
          he={register('hours.he')}
          en={register('hours.en')}
          errors={errors.hours}
          maxLength={settingLimits.hours}
        />
      </Grid>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <BilingualFields
          name={t('settingsAdmin.contact.address')}
          he={register('address.he')}
          en={register('address.en')}
          errors={errors.address}
          maxLength={settingLimits.address}
        />
      </Grid>
    </SettingPanel>
  );
}

function IssuerPanel({ setting, onDirty }: PanelProps<'issuer'>) {
  const t = useTexts(settingsAdminTexts);
  const fieldMessage = useFieldMessage();
  const state = useSettingForm('issuer', setting);
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <SettingPanel
      id="issuer"
      title={t('settingsAdmin.issuer.title')}
      lead={t('settingsAdmin.issuer.lead')}
      setting={setting}
      state={state}
      onDirty={onDirty}
    >
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <Field
          label={t('settingsAdmin.issuer.taxId')}
          hint={t('settingsAdmin.issuer.taxIdHint')}
          error={fieldMessage(errors.taxId)}
          required
        >
          <Input {...register('taxId')} dir="ltr" inputMode="numeric" maxLength={20} autoComplete="off" />
        </Field>
        <Field label={t('settingsAdmin.issuer.email')} error={fieldMessage(errors.email)} required>
          <Input {...register('email')} type="email" maxLength={settingLimits.mail} autoComplete="off" />
        </Field>
      </Grid>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <BilingualFields
          name={t('settingsAdmin.issuer.name')}
          he={register('name.he')}
          en={register('name.en')}
          errors={errors.name}
          maxLength={settingLimits.issuerName}
          isRequired
        />
      </Grid>
      <Grid columns={1} align="start" gap={4} wideColumns={2}>
        <BilingualFields
          name={t('settingsAdmin.issuer.address')}
          he={register('address.he')}
          en={register('address.en')}
          errors={errors.address}
          maxLength={settingLimits.address}
          isRequired
        />
      </Grid>
    </SettingPanel>
  );
}

interface BilingualFieldsProps {
  name: string;
  he: UseFormRegisterReturn;
  en: UseFormRegisterReturn;
  errors: { readonly he?: FieldError | undefined; readonly en?: FieldError | undefined } | undefined;
  maxLength: number;
  isRequired?: boolean;
}

/** The same in both languages, side by side; the caller's grid places them. */
function BilingualFields({ name, he, en, errors, maxLength, isRequired = false }: BilingualFieldsProps) {
  const t = useTexts(settingsAdminTexts);
  const fieldMessage = useFieldMessage();
  return (
    <>
      <Field label={t('settingsAdmin.inHebrew', { name })} error={fieldMessage(errors?.he)} required={isRequired}>
        <Input {...he} lang="he" maxLength={maxLength} autoComplete="off" />
      </Field>
      <Field label={t('settingsAdmin.inEnglish', { name })} error={fieldMessage(errors?.en)} required={isRequired}>
        <Input {...en} lang="en" maxLength={maxLength} autoComplete="off" />
      </Field>
    </>
  );
}
