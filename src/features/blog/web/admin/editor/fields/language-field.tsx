import { isLocale, locales } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft, usePostSession } from '../state/post-context.ts';

export function LanguageField() {
  const t = useTexts(postEditorTexts);
  const words = useTexts(blogAdminTexts);
  const { work } = usePostSession();
  return (
    <RadioGroup
      label={t('postEditor.fields.language')}
      variant="segmented"
      value={useDraft('language')}
      onValueChange={(language) => isLocale(language) && work.change({ language })}
    >
      {locales.map((locale) => (
        <RadioItem key={locale} value={locale}>
          {words(`blogAdmin.language.${locale}`)}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
