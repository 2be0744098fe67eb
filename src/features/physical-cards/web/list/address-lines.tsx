import { useTexts } from '#ui/locale.tsx';
import type { DeliveryAddress } from '../../delivery.ts';
import styles from './order-details.module.css';
import { orderPageTexts } from './order-page-texts.ts';

/** As one writes it on a parcel; what is not known leaves no hole. */
export function AddressLines({ address }: { address: DeliveryAddress }) {
  const t = useTexts(orderPageTexts);
  const { street, house, entrance, floor, apartment, city, postcode, notes } = address;
  const inside = [
    entrance && t('orderPage.details.entrance', { entrance }),
    floor && t('orderPage.details.floor', { floor }),
    apartment && t('orderPage.details.apartment', { apartment }),
  ];
  const lines = [
    [street, house].filter(Boolean).join(' '),
    inside.filter(Boolean).join(', '),
    [city, postcode].filter(Boolean).join(' '),
    notes,
  ];
  return lines.filter(Boolean).map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
