import { ExternalLink } from 'lucide-react';
import { carrierNames } from '#features/physical-cards/delivery.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder, WorkshopOrderDetail } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { Fact } from '../parts/fact.tsx';
import { wordsTexts } from '../words-texts.ts';
import { Section } from './section.tsx';
import styles from './tracking-fact.module.css';

interface FactsSectionProps {
  order: WorkshopOrderDetail;
}

export function FactsSection({ order }: FactsSectionProps) {
  const t = useTexts(orderTexts);
  const words = useTexts(wordsTexts);
  const { design, quantity, delivery, profileId, profileName, amount, refunded, paidAt, createdAt, tracking } = order;
  return (
    <Section title={t('workshopOrder.facts.title')}>
      <dl>
        <Fact name={t('workshopOrder.facts.quantity')}>{words('workshopWords.quantity', { count: quantity })}</Fact>
        <Fact name={t('workshopOrder.facts.material')}>
          {words(`workshopWords.material.${design.material}`)}, {words(`workshopWords.finish.${design.finish}`)}
        </Fact>
        <Fact name={t('workshopOrder.facts.opens')}>
          <bdi>{profileName || words(profileId === null ? 'workshopWords.profileGone' : 'workshopWords.noName')}</bdi>
        </Fact>
        <Fact name={t('workshopOrder.facts.delivery')}>{words(`workshopWords.delivery.${delivery}`)}</Fact>
        {tracking && <TrackingFact tracking={tracking} />}
        <Fact name={t('workshopOrder.facts.ordered')}>
          <DateText value={createdAt} time />
        </Fact>
        <Fact name={t(paidAt ? 'workshopOrder.facts.paid' : 'workshopOrder.facts.notPaid')}>
          <AmountText agorot={amount} />
          {paidAt && (
            <>
              {', '}
              <DateText value={paidAt} time />
            </>
          )}
        </Fact>
        {refunded > 0 && (
          <Fact name={t('workshopOrder.facts.refunded')}>
            <AmountText agorot={refunded} />
          </Fact>
        )}
      </dl>
    </Section>
  );
}

interface TrackingFactProps {
  tracking: NonNullable<WorkshopOrder['tracking']>;
}

function TrackingFact({ tracking: { carrier, number, link } }: TrackingFactProps) {
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
