import type { Profile } from '#features/profiles/contract.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TabSection } from '../tab-section.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './address-section.module.css';
import { sharingTexts } from './sharing-texts.ts';

interface AddressSectionProps {
  profile: Profile;
}

export function AddressSection({ profile }: AddressSectionProps) {
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
