import { useState } from 'react';
import type { Words } from '#base/content-schemas.ts';
import { isDeepEqual } from '#base/deep-equal.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import type { Locale } from '#i18n/locale.ts';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { choiceLines, withChoiceLines } from '../../../../choice-lines.ts';
import { fieldsTexts } from '../../../fields/fields-texts.ts';
import layout from '../../../fields/form-layout.module.css';
import { useFlaw } from '../../../fields/use-flaw.ts';
import { useActions, useForm, useFormValue } from '../../../state/use-editor.ts';
import { formsTexts } from './forms-texts.ts';

interface ChoicesFieldProps {
  path: string;
}

/** One choice on each line, in each language of the card. */
export function ChoicesField({ path }: ChoicesFieldProps) {
  const language = useForm((form) => form.language);
  const isBilingual = useForm((form) => form.isBilingual);
  const shown = isBilingual ? [language, otherLocale(language)] : [language];
  return (
    <div className={layout.stack}>
      {shown.map((locale) => (
        <ChoicesIn key={locale} path={path} locale={locale} isNamed={isBilingual} />
      ))}
    </div>
  );
}

interface ChoicesInProps extends ChoicesFieldProps {
  locale: Locale;
  isNamed: boolean;
}

function ChoicesIn({ path, locale, isNamed }: ChoicesInProps) {
  const t = useTexts(formsTexts);
  const tf = useTexts(fieldsTexts);
  const { set } = useActions();
  const choices = useFormValue<readonly Words[]>(path);
  const flaw = useFlaw(path);
  const [typed, setTyped] = useState(() => choiceLines(choices, locale));
  // A line just begun says nothing yet and must not vanish under the hand; an undo must show.
  const isOurs = isDeepEqual(withChoiceLines(choices, locale, typed), choices);
  const label = t('forms.lead.choices');
  return (
    <Field
      label={isNamed ? tf('fields.inLanguage', { label, language: tf(`fields.language.${locale}`) }) : label}
      {...(flaw && { error: flaw })}
    >
      <Textarea
        rows={4}
        lang={locale}
        value={isOurs ? typed : choiceLines(choices, locale)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          set(path, withChoiceLines(choices, locale, value));
        }}
      />
    </Field>
  );
}
