import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { settingLimits } from '../../limits.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { BothFields } from './both-fields.tsx';
import type { PanelProps } from './panel-props.ts';
import { SettingPanel } from './setting-panel.tsx';
import styles from './settings.module.css';
import { useFlaws } from './use-flaws.ts';
import { useSettingForm } from './use-setting-form.ts';

export function ContactPanel({ setting, onDirty }: PanelProps<'contact'>) {
  const t = useTexts(settingsAdminTexts);
  const say = useFlaws();
  const state = useSettingForm('contact', setting);
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <SettingPanel
      id="contact"
      title={t('settingsAdmin.contact.title')}
      lead={t('settingsAdmin.contact.lead')}
      {...{ setting, state, onDirty }}
    >
      <Field label={t('settingsAdmin.contact.mail')} error={say(errors.mail)} required>
        <Input {...register('mail')} type="email" maxLength={settingLimits.mail} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label={t('settingsAdmin.contact.phone')} error={say(errors.phone)} optional>
          <Input {...register('phone')} type="tel" maxLength={settingLimits.phone} autoComplete="off" />
        </Field>
        <Field label={t('settingsAdmin.contact.whatsapp')} error={say(errors.whatsapp)} optional>
          <Input {...register('whatsapp')} type="tel" maxLength={settingLimits.phone} autoComplete="off" />
        </Field>
      </div>
      <div className={styles.pair}>
        <BothFields
          name={t('settingsAdmin.contact.hours')}
          he={register('hours.he')}
          en={register('hours.en')}
          errors={errors.hours}
          most={settingLimits.hours}
        />
      </div>
      <div className={styles.pair}>
        <BothFields
          name={t('settingsAdmin.contact.address')}
          he={register('address.he')}
          en={register('address.en')}
          errors={errors.address}
          most={settingLimits.address}
        />
      </div>
    </SettingPanel>
  );
}
