import { Clock, Mail, MapPin, MessageCircleMore, Phone } from 'lucide-react';
import { useContact } from '#features/settings/web/index.ts';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { contactTexts } from './contact-texts.ts';
import { WayRow } from './way-row.tsx';

/** How to reach us outside of this site; what is not set is not shown. */
export function ReachRows() {
  const t = useTexts(contactTexts);
  const { mail, phone, whatsapp, hours, address } = useContact();
  return (
    <>
      <WayRow icon={Mail} title={t('contact.ways.mail')} text={<LatinText>{mail}</LatinText>} href={`mailto:${mail}`} />
      {phone && (
        <WayRow icon={Phone} title={t('contact.ways.phone')} text={<PhoneText value={phone} />} href={`tel:${phone}`} />
      )}
      {whatsapp && (
        <WayRow
          icon={MessageCircleMore}
          title={t('contact.ways.whatsapp')}
          text={<PhoneText value={whatsapp} />}
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
        />
      )}
      {hours && <WayRow icon={Clock} title={t('contact.ways.hours')} text={hours} />}
      {address && <WayRow icon={MapPin} title={t('contact.ways.address')} text={address} />}
    </>
  );
}
