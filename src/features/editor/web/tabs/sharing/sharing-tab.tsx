import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import layout from '../../fields/form-layout.module.css';
import { WordsField } from '../../fields/words-field.tsx';
import type { TabProps } from '../../shell/tab-props.ts';
import { useActions, useFormValue } from '../../state/use-editor.ts';
import { TabSection } from '../tab-section.tsx';
import { AddressSection } from './address-section.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { LanguageSection } from './language-section.tsx';
import { sharingTexts } from './sharing-texts.ts';
import { StateSection } from './state-section.tsx';
import { VersionsSection } from './versions-section.tsx';

export function SharingTab({ profile }: TabProps) {
  const t = useTexts(sharingTexts);
  const { set } = useActions();
  const isListed = useFormValue<boolean>('sharing.isListed');
  return (
    <div className={layout.stack}>
      <TabSection title={t('sharing.preview')} text={t('sharing.previewText')}>
        <ChatBubble address={profile.address} />
        <WordsField path="sharing.title" label={t('sharing.title')} hint={t('sharing.titleHint')} max={80} />
        <WordsField
          path="sharing.description"
          label={t('sharing.description')}
          hint={t('sharing.descriptionHint')}
          max={200}
          rows={2}
        />
        <Field inline label={t('sharing.listed')} hint={t('sharing.listedHint')}>
          <Switch checked={isListed} onCheckedChange={(checked) => set('sharing.isListed', checked)} />
        </Field>
      </TabSection>
      <AddressSection profile={profile} />
      <LanguageSection />
      <VersionsSection profile={profile} />
      <StateSection profile={profile} />
    </div>
  );
}
