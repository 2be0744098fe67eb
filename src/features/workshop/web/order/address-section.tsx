import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { orderTexts } from '../order-texts.ts';
import { addressLines, addressText } from './address-lines.ts';
import styles from './people.module.css';
import { Section } from './section.tsx';

interface AddressSectionProps {
  /** null once its owner is gone. */
  address: DeliveryAddress | null;
}

export function AddressSection({ address }: AddressSectionProps) {
  const t = useTexts(orderTexts);
  if (!address)
    return (
      <Section title={t('workshopOrder.address.title')}>
        <p className={styles.quiet}>{t('workshopOrder.address.gone')}</p>
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
          <p className={styles.quiet}>
            <bdi>{address.notes}</bdi>
          </p>
        )}
      </address>
    </Section>
  );
}
