import { Panel } from '#features/admin/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { broadcastLimits } from '../../broadcast.ts';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import type { FieldErrors, Typed } from './draft.ts';

interface TextFieldsProps {
  typed: Typed;
  errors: FieldErrors;
  onChange: (change: Partial<Typed>) => void;
}

export function TextFields({ typed, errors, onChange }: TextFieldsProps) {
  const t = useTexts(broadcastsAdminTexts);
  // Where nothing is written at all, one language is enough to ask for.
  const { locale: own } = useLocale();
  return (
    <Panel title={t('broadcastsAdmin.texts')}>
      <p className={styles.hint}>{t('broadcastsAdmin.form.hint')}</p>
      {locales.map((locale) => {
        const set = (change: Partial<Typed['he']>) => onChange({ [locale]: { ...typed[locale], ...change } });
        return (
          <fieldset key={locale} className={styles.language}>
            <legend className={styles.legend}>{t(`broadcastsAdmin.form.${locale}`)}</legend>
            <Field
              label={t('broadcastsAdmin.form.title')}
              error={errors[`texts.${locale}.title`] ?? (locale === own ? errors.texts : undefined)}
            >
              <Input
                dir={directionOf(locale)}
                lang={locale}
                value={typed[locale].title}
                maxLength={broadcastLimits.titleMax}
                onChange={({ currentTarget }) => set({ title: currentTarget.value })}
              />
            </Field>
            <Field label={t('broadcastsAdmin.form.content')} error={errors[`texts.${locale}.content`]}>
              <Textarea
                dir={directionOf(locale)}
                lang={locale}
                rows={4}
                value={typed[locale].content}
                maxLength={broadcastLimits.contentMax}
                onChange={({ currentTarget }) => set({ content: currentTarget.value })}
              />
            </Field>
          </fieldset>
        );
      })}
      <Field
        label={t('broadcastsAdmin.form.link')}
        hint={t('broadcastsAdmin.form.linkHint')}
        error={errors.link}
        optional
      >
        <Input
          dir="ltr"
          value={typed.link}
          maxLength={broadcastLimits.linkMax}
          onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
        />
      </Field>
    </Panel>
  );
}
