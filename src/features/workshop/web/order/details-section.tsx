import { ExternalLink } from 'lucide-react';
import { carrierNames } from '#features/physical-cards/delivery.ts';
import { DateText, LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder, WorkshopOrderDetail } from '../../contract.ts';
import { DetailItem } from '../components/detail-item.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { Section } from './section.tsx';

export function DetailsSection({ order }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { design, quantity, delivery, profileId, profileName, amount, refunded, paidAt, createdAt, tracking } = order;
  return (
    <Section title={t('workshopOrder.details.title')}>
      <dl>
        <DetailItem name={t('workshopOrder.details.quantity')}>
          {tLabels('workshopWords.quantity', { count: quantity })}
        </DetailItem>
        <DetailItem name={t('workshopOrder.details.material')}>
          {tLabels(`workshopWords.material.${design.material}`)}, {tLabels(`workshopWords.finish.${design.finish}`)}
        </DetailItem>
        <DetailItem name={t('workshopOrder.details.opens')}>
          <bdi>{profileName || tLabels(profileId === null ? 'workshopWords.profileGone' : 'workshopWords.noName')}</bdi>
        </DetailItem>
        <DetailItem name={t('workshopOrder.details.delivery')}>
          {tLabels(`workshopWords.delivery.${delivery}`)}
        </DetailItem>
        {tracking && <TrackingDetail tracking={tracking} />}
        <DetailItem name={t('workshopOrder.details.ordered')}>
          <DateText value={createdAt} time />
        </DetailItem>
        <DetailItem name={t(paidAt ? 'workshopOrder.details.paid' : 'workshopOrder.details.notPaid')}>
          <MoneyText agorot={amount} />
          {paidAt && (
            <>
              {', '}
              <DateText value={paidAt} time />
            </>
          )}
        </DetailItem>
        {refunded > 0 && (
          <DetailItem name={t('workshopOrder.details.refunded')}>
            <MoneyText agorot={refunded} />
          </DetailItem>
        )}
      </dl>
    </Section>
  );
}

function TrackingDetail({ tracking: { carrier, number, link } }: { tracking: NonNullable<WorkshopOrder['tracking']> }) {
  const t = useTexts(orderTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const known = carrierNames.find((name) => name === carrier);
  return (
    <DetailItem name={t('workshopOrder.details.tracking')}>
      {known ? tLabels(`workshopWords.carrier.${known}`) : <bdi>{carrier}</bdi>}
      {number && (
        <>
          {' '}
          <LatinText>{number}</LatinText>
        </>
      )}
      {link && (
        <a className={styles.tracking} href={link} target="_blank" rel="noreferrer">
          {t('workshopOrder.details.track')}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </DetailItem>
  );
}
