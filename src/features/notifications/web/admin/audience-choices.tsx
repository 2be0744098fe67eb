import { locales } from '#i18n/locale.ts';
import { Select } from '#ui/choices/select.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BroadcastAudience } from '../../broadcast.ts';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

const planStatuses = ['trial', 'paying', 'free'] as const;
const answers = { has: true, hasNot: false } as const;

interface AudienceChoicesProps {
  audience: BroadcastAudience;
  onChange: (change: Partial<BroadcastAudience>) => void;
}

export function AudienceChoices({ audience, onChange }: AudienceChoicesProps) {
  const t = useTexts(broadcastsAdminTexts);
  const { planStatus, language, hasProfile } = audience;
  return (
    <Grid gap={3} className={styles.grid}>
      <ChoiceField
        label={t('broadcastsAdmin.audience.planStatus')}
        options={planStatuses.map((value) => ({ value, label: t(`broadcastsAdmin.audience.planStatuses.${value}`) }))}
        value={planStatus}
        onChange={(value) => onChange({ planStatus: value })}
      />
      <ChoiceField
        label={t('broadcastsAdmin.audience.language')}
        options={locales.map((value) => ({ value, label: t(`broadcastsAdmin.audience.languages.${value}`) }))}
        value={language}
        onChange={(value) => onChange({ language: value })}
      />
      <ChoiceField
        label={t('broadcastsAdmin.audience.card')}
        options={(['has', 'hasNot'] as const).map((value) => ({
          value,
          label: t(`broadcastsAdmin.audience.${value}`),
        }))}
        value={hasProfile === undefined ? undefined : hasProfile ? 'has' : 'hasNot'}
        onChange={(value) => onChange({ hasProfile: value && answers[value] })}
      />
      <DayField
        name="registeredFrom"
        label={t('broadcastsAdmin.audience.from')}
        audience={audience}
        onChange={onChange}
      />
      <DayField name="registeredTo" label={t('broadcastsAdmin.audience.to')} audience={audience} onChange={onChange} />
    </Grid>
  );
}

interface DayFieldProps extends AudienceChoicesProps {
  name: 'registeredFrom' | 'registeredTo';
  label: string;
}

function DayField({ name, label, audience, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      <Input
        type="date"
        value={audience[name] ?? ''}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
      />
    </Field>
  );
}

interface ChoiceFieldProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

/** A choice of a few options, or any. */
function ChoiceField<T extends string>({ label, options, value, onChange }: ChoiceFieldProps<T>) {
  const t = useTexts(broadcastsAdminTexts);
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(options.find((one) => one.value === currentTarget.value)?.value)}
      >
        <option value="">{t('broadcastsAdmin.audience.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
