import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import layout from '../../fields/form-layout.module.css';
import { WordsField } from '../../fields/words-field.tsx';
import type { TabProps } from '../../shell/tab-props.ts';
import { useActions, useFormValue } from '../../state/use-editor.ts';
import { TabSection } from '../tab-section.tsx';
import { AddressPart } from './address-part.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { LanguagePart } from './language-part.tsx';
import { sharingTexts } from './sharing-texts.ts';
import { StatePart } from './state-part.tsx';
import { VersionsPart } from './versions-part.tsx';

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
      <AddressPart profile={profile} />
      <LanguagePart />
      <VersionsPart profile={profile} />
      <StatePart profile={profile} />
    </div>
  );
}
