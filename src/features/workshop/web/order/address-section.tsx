import { formatPhone } from '#base/phone.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import type { Translator } from '#i18n/translator.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Text } from '#ui/text.tsx';
import { orderTexts } from '../order-texts.ts';
import styles from './people.module.css';
import { Section } from './section.tsx';

/** As it is written on a parcel: who, where, which door. Parts that are missing leave no trace. */
function addressLines(address: DeliveryAddress, t: Translator<typeof orderTexts>): string[] {
  const { recipient, city, street, house, entrance, floor, apartment, postcode } = address;
  const doorDetails = [
    entrance && t('workshopOrder.address.entrance', { value: entrance }),
    floor && t('workshopOrder.address.floor', { value: floor }),
    apartment && t('workshopOrder.address.apartment', { value: apartment }),
  ];
  const lines = [
    recipient,
    [street, house].filter(Boolean).join(' '),
    doorDetails.filter(Boolean).join(', '),
    [city, postcode && t('workshopOrder.address.postcode', { value: postcode })].filter(Boolean).join(', '),
  ];
  return lines.filter(Boolean);
}

/** For pasting elsewhere. */
const addressText = (address: DeliveryAddress, t: Translator<typeof orderTexts>): string =>
  [...addressLines(address, t), formatPhone(address.phone), address.notes].filter(Boolean).join('\n');

interface AddressSectionProps {
  /** null once its owner is gone. */
  address: DeliveryAddress | null;
}

export function AddressSection({ address }: AddressSectionProps) {
  const t = useTexts(orderTexts);
  if (!address)
    return (
      <Section title={t('workshopOrder.address.title')}>
        <Text tone="muted" size="s">
          {t('workshopOrder.address.gone')}
        </Text>
      </Section>
    );
  return (
    <Section
      title={t('workshopOrder.address.title')}
      action={<CopyButton value={addressText(address, t)} label={t('workshopOrder.address.copy')} />}
    >
      <address className={styles.address}>
        {addressLines(address, t).map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
        <p>
          <PhoneText value={address.phone} dial />
        </p>
        {address.notes && (
          <Text tone="muted" size="s">
            <bdi>{address.notes}</bdi>
          </Text>
        )}
      </address>
    </Section>
  );
}
