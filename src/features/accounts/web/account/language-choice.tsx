import { isLocale, type Locale, locales } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { accountTexts } from '../account-texts.ts';

interface LanguageChoiceProps {
  value: Locale;
  onChange(locale: Locale): void;
}

export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useTexts(accountTexts);
  return (
    <RadioGroup
      label={t('account.details.language')}
      hint={t('account.details.languageHint')}
      variant="segmented"
      value={value}
      onValueChange={(next) => isLocale(next) && onChange(next)}
    >
      {locales.map((locale) => (
        <RadioItem key={locale} value={locale} lang={locale}>
          {t(`account.details.${locale}`)}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
