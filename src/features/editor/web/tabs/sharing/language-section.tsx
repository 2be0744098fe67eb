import { locales } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { useActions, useForm } from '../../state/use-editor.ts';
import { editorTexts } from '../../texts.ts';
import { SecondLanguage } from '../details/second-language.tsx';
import { TabSection } from '../tab-section.tsx';
import { sharingTexts } from './sharing-texts.ts';

export function LanguageSection() {
  const t = useTexts(sharingTexts);
  const te = useTexts(editorTexts);
  const { set } = useActions();
  const language = useForm((form) => form.language);
  return (
    <TabSection title={t('sharing.language')} text={t('sharing.languageText')}>
      <RadioGroup
        label={t('sharing.language')}
        hideLabel
        variant="segmented"
        value={language}
        onValueChange={(next) => set('language', next)}
      >
        {locales.map((locale) => (
          <RadioItem key={locale} value={locale}>
            <span lang={locale}>{te(`editor.preview.${locale}`)}</span>
          </RadioItem>
        ))}
      </RadioGroup>
      <SecondLanguage />
    </TabSection>
  );
}
