import { useTexts } from '#ui/locale.tsx';
import form from '../../fields/form-layout.module.css';
import { TextField } from '../../fields/text-field.tsx';
import { TabSection } from '../tab-section.tsx';
import { AddressPart } from './address-part.tsx';
import { contactTexts } from './contact-texts.ts';
import { EmailsPart } from './emails-part.tsx';
import { PhonesPart } from './phones-part.tsx';
import { tidyAddress } from './tidy.ts';
import { WhatsappPart } from './whatsapp-part.tsx';

export function ContactTab() {
  const t = useTexts(contactTexts);
  return (
    <div className={form.stack}>
      <PhonesPart />
      <WhatsappPart />
      <EmailsPart />
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
      <AddressPart />
    </div>
  );
}
