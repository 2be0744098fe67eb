import { Switch } from '#ui/choices/switch.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import type { SchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { settingLimits } from '../../limits.ts';
import type { ClaimId, Claims } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import styles from './settings.module.css';

/** One claim: its visibility, and its texts in each language. */
export function ClaimFields({ id, form: { register, errorOf } }: { id: ClaimId; form: SchemaForm<Claims> }) {
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
