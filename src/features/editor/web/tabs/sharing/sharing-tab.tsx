import type { Profile } from '#features/profiles/contract.ts';
import { locales } from '#i18n/locale.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { Switch } from '#ui/switch.tsx';
import layout from '../../fields/form-layout.module.css';
import { WordsField } from '../../fields/words-field.tsx';
import type { TabProps } from '../../shell/tab-props.ts';
import { useActions, useForm, useFormValue } from '../../state/use-editor.ts';
import { editorTexts } from '../../texts.ts';
import { SecondLanguage } from '../details/second-language.tsx';
import { TabSection } from '../tab-section.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './address-section.module.css';
import { ChatBubble } from './chat-bubble.tsx';
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

interface AddressSectionProps {
  profile: Profile;
}

function AddressSection({ profile }: AddressSectionProps) {
  const t = useTexts(sharingTexts);
  const { origin, host } = window.location;
  return (
    <TabSection title={t('sharing.address')} text={t('sharing.addressText')} id="address">
      <p className={styles.now}>
        <LatinText className={styles.link ?? ''}>{host + decodeURI(profile.address)}</LatinText>
        <CopyButton value={origin + profile.address} label={t('sharing.copy')} />
      </p>
      <AddressForm key={`slug ${profile.slug}`} kind="slug" profile={profile} />
      <AddressForm key={`custom ${profile.customSlug}`} kind="custom" profile={profile} />
    </TabSection>
  );
}

function LanguageSection() {
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
