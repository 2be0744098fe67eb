import { useTexts } from '#ui/locale.tsx';
import form from '../../fields/form-layout.module.css';
import { TextField } from '../../fields/text-field.tsx';
import { TabSection } from '../tab-section.tsx';
import { AddressSection } from './address-section.tsx';
import { contactTexts } from './contact-texts.ts';
import { EmailsSection } from './emails-section.tsx';
import { PhonesSection } from './phones-section.tsx';
import { tidyAddress } from './tidy.ts';
import { WhatsappSection } from './whatsapp-section.tsx';

export function ContactTab() {
  const t = useTexts(contactTexts);
  return (
    <div className={form.stack}>
      <PhonesSection />
      <WhatsappSection />
      <EmailsSection />
      <TabSection title={t('contact.website')}>
        <TextField
          path="contact.website"
          label={t('contact.websiteLabel')}
          hint={t('contact.websiteHint')}
          type="url"
          placeholder="www.example.co.il"
          autoComplete="url"
          tidy={tidyAddress}
        />
      </TabSection>
      <AddressSection />
    </div>
  );
}
