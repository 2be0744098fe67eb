import { directionOf } from '#i18n/locale.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { fieldsTexts } from './fields-texts.ts';
import { useFormLanguages } from './form-store.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface LocalizedFieldProps extends Omit<TextFieldProps, 'label' | 'lang' | 'dir' | 'removesEmpty' | 'type'> {
  label: string;
}

/** A text in the profile's language and, if the profile is bilingual, in the second one beside it. */
export function LocalizedField({ path, label, ...rest }: LocalizedFieldProps) {
  const t = useTexts(fieldsTexts);
  const [language, second] = useFormLanguages();
  if (!second) return <TextField {...rest} path={`${path}.${language}`} label={label} lang={language} removesEmpty />;
  // The hint is not repeated for the second language, and a placeholder is only valid in its own language.
  const { hint, placeholder, ...repeated } = rest;
  return (
    <Grid columns={1} wideColumns={2} gap={4} align="start">
      {[language, second].map((locale, index) => (
        <TextField
          key={locale}
          {...(index ? repeated : rest)}
          path={`${path}.${locale}`}
          label={t('fields.inLanguage', { label, language: t(`fields.language.${locale}`) })}
          lang={locale}
          dir={directionOf(locale)}
          removesEmpty
        />
      ))}
    </Grid>
  );
}
