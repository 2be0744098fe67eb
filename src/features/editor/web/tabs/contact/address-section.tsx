import { MapPin } from 'lucide-react';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { isShortMapLink, parseMapPoint, pointText } from '../../../map-link.ts';
import { TextField } from '../../fields/text-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { useFormText } from '../../state/use-editor.ts';
import { TabSection } from '../tab-section.tsx';
import { contactTexts } from './contact-texts.ts';
import styles from './rows.module.css';

export function AddressSection() {
  const t = useTexts(contactTexts);
  const typed = useFormText('contact.address.place');
  const point = parseMapPoint(typed);
  return (
    <TabSection title={t('contact.address')} text={t('contact.addressText')}>
      <WordsField path="contact.address.street" label={t('contact.street')} max={120} />
      <div className={styles.city}>
        <WordsField path="contact.address.city" label={t('contact.city')} max={60} />
        <TextField path="contact.address.postcode" label={t('contact.postcode')} max={10} dir="ltr" />
      </div>
      <TextField
        path="contact.address.place"
        label={t('contact.place')}
        hint={t(isShortMapLink(typed) ? 'contact.placeShort' : 'contact.placeHint')}
        dir="ltr"
        placeholder="https://maps.google.com/…"
      />
      {point && (
        <p className={styles.found} role="status">
          <MapPin size={18} aria-hidden="true" />
          {t('contact.placeFound')}
          <LatinText>{pointText(point)}</LatinText>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('contact.placeLook')}
          </a>
        </p>
      )}
    </TabSection>
  );
}
