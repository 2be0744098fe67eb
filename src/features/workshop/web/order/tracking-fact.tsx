import { ExternalLink } from 'lucide-react';
import { carrierNames } from '#features/physical-cards/delivery.ts';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { Fact } from '../parts/fact.tsx';
import { wordsTexts } from '../words-texts.ts';
import styles from './tracking-fact.module.css';

interface TrackingFactProps {
  tracking: NonNullable<WorkshopOrder['tracking']>;
}

export function TrackingFact({ tracking: { carrier, number, link } }: TrackingFactProps) {
  const t = useTexts(orderTexts);
  const words = useTexts(wordsTexts);
  const known = carrierNames.find((name) => name === carrier);
  return (
    <Fact name={t('workshopOrder.facts.tracking')}>
      {known ? words(`workshopWords.carrier.${known}`) : <bdi>{carrier}</bdi>}
      {number && (
        <>
          {' '}
          <LatinText>{number}</LatinText>
        </>
      )}
      {link && (
        <a className={styles.link} href={link} target="_blank" rel="noreferrer">
          {t('workshopOrder.facts.track')}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </Fact>
  );
}
