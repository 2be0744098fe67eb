import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { settingLimits } from '../../limits.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { BilingualFields } from './bilingual-fields.tsx';
import type { PanelProps } from './panel-props.ts';
import { SettingPanel } from './setting-panel.tsx';
import styles from './settings.module.css';
import { useFieldMessage } from './use-field-message.ts';
import { useSettingForm } from './use-setting-form.ts';

export function IssuerPanel({ setting, onDirty }: PanelProps<'issuer'>) {
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
      {...{ setting, state, onDirty }}
    >
      <div className={styles.pair}>
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
      </div>
      <div className={styles.pair}>
        <BilingualFields
          name={t('settingsAdmin.issuer.name')}
          he={register('name.he')}
          en={register('name.en')}
          errors={errors.name}
          maxLength={settingLimits.issuerName}
          isRequired
        />
      </div>
      <div className={styles.pair}>
        <BilingualFields
          name={t('settingsAdmin.issuer.address')}
          he={register('address.he')}
          en={register('address.en')}
          errors={errors.address}
          maxLength={settingLimits.address}
          isRequired
        />
      </div>
    </SettingPanel>
  );
}
