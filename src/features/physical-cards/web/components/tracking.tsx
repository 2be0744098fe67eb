import { Truck } from 'lucide-react';
import { Row } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import type { PhysicalOrder } from '../../contract.ts';
import { carriers } from '../../delivery.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import styles from './tracking.module.css';

/** The carrier and the tracking link. */
export function Tracking({
  tracking: { carrier, number, link },
}: {
  tracking: NonNullable<PhysicalOrder['tracking']>;
}) {
  const t = useTexts(physicalCardLabelTexts);
  const known = Object.keys(carriers).find((one): one is keyof typeof carriers => one === carrier);
  return (
    <Row as="p" gap={[1, 3]} align="center" wrap size="s" className={styles.tracking}>
      <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
      <bdi>{known ? t(`cardWords.carrier.${known}`) : carrier}</bdi>
      {number && (
        <span>
          {t('cardWords.number')} <LatinText>{number}</LatinText>
        </span>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('cardWords.track')}
        </a>
      )}
    </Row>
  );
}
