import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '#base/phone.ts';
import { AdminLink, MayChange } from '#features/admin/web/index.ts';
import { numberText } from '#features/invoices/domain.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import { physicalCardLabelTexts } from '#features/physical-cards/web/index.ts';
import type { Translator } from '#i18n/translator.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Grid, Row, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, PhoneText, useTexts } from '#ui/locale.tsx';
import { MailText } from '#ui/text/mail-text.tsx';
import type { WorkshopOrder, WorkshopOrderDetail } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';
import { DetailItem } from '../components/detail-item.tsx';
import { FileLink, fileIcons } from '../components/file-link.tsx';
import { Timeline } from '../components/timeline.tsx';
import { orderTexts } from '../order-texts.ts';
import { queueTexts } from '../queue-texts.ts';
import { fileHref, needsTags, orderFiles } from '../state/files.ts';
import { isClosedOrder } from '../state/queue-view.ts';
import { eventsOf, needs, nextStep } from '../transition/needs.ts';
import { TransitionDialog } from '../transition/transition-dialog.tsx';
import type { TransitionRequest } from '../transition/transition-input.ts';
import { transitionTexts } from '../transition-texts.ts';
import { AddressCorrection } from './address-correction.tsx';
import styles from './order.module.css';
import { Section } from './section.tsx';
import { SidesSection } from './sides-section.tsx';
import { TagsSection } from './tags-section.tsx';
import { TrackingDetail } from './tracking-detail.tsx';

function DetailsSection({ order }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { design, quantity, delivery, profileId, profileName, amount, refunded, paidAt, createdAt, tracking } = order;
  const { paymentId, documents } = order;
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
          {profileId === null ? (
            tLabels('workshopWords.profileGone')
          ) : (
            <AdminLink to={`/admin/profiles/${profileId}`}>
              <bdi>{profileName || tLabels('workshopWords.noName')}</bdi>
            </AdminLink>
          )}
        </DetailItem>
        <DetailItem name={t('workshopOrder.details.delivery')}>
          {tLabels(`workshopWords.delivery.${delivery}`)}
        </DetailItem>
        {tracking && <TrackingDetail order={order} tracking={tracking} />}
        <DetailItem name={t('workshopOrder.details.ordered')}>
          <DateText value={createdAt} time />
        </DetailItem>
        <DetailItem name={t(paidAt ? 'workshopOrder.details.paid' : 'workshopOrder.details.notPaid')}>
          <MoneyText agorot={amount} />
          {paidAt && <DateText value={paidAt} time className={styles.paidAt ?? ''} />}
        </DetailItem>
        {paymentId !== null && (
          <DetailItem name={t('workshopOrder.details.payment')}>
            <AdminLink to={`/admin/payments/${paymentId}`}>
              {t('workshopOrder.details.paymentNumber', { id: String(paymentId) })}
            </AdminLink>
          </DetailItem>
        )}
        {documents.map(({ kind, number }) => (
          <DetailItem key={`${kind}${number}`} name={t(`workshopOrder.details.${kind}`)}>
            <AdminLink to={`/admin/invoices?q=${numberText(number)}&kind=${kind}`}>
              <LatinText>{numberText(number)}</LatinText>
            </AdminLink>
          </DetailItem>
        ))}
        {refunded > 0 && (
          <DetailItem name={t('workshopOrder.details.refunded')}>
            <MoneyText agorot={refunded} />
          </DetailItem>
        )}
      </dl>
    </Section>
  );
}

/** In parcel format: recipient, street, apartment. Missing parts are skipped. */
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
    city,
    postcode && t('workshopOrder.address.postcode', { value: postcode }),
  ];
  return lines.filter(Boolean);
}

/** The address as text to copy. */
const addressText = (address: DeliveryAddress, t: Translator<typeof orderTexts>): string =>
  [...addressLines(address, t), formatPhone(address.phone), address.notes].filter(Boolean).join('\n');

/** There is no address once the owner is deleted. */
function AddressSection({ order }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  const { address } = order;
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
      action={
        <div className={styles.copy}>
          <CopyButton value={addressText(address, t)} label={t('workshopOrder.address.copy')} />
        </div>
      }
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
      <AddressCorrection order={order} address={address} />
    </Section>
  );
}

const waits = {
  needs_changes: 'workshopOrder.waits.needs_changes',
  pending_payment: 'workshopOrder.waits.pending_payment',
  delivered: 'workshopOrder.waits.delivered',
  cancelled: 'workshopOrder.waits.cancelled',
} as const;

/** One primary button for the next step; the others are secondary. */
function StepSection({ order }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  const tTransition = useTexts(transitionTexts);
  const [request, setRequest] = useState<TransitionRequest>();
  const next = nextStep(order);
  const events = eventsOf(order).toSorted((one, other) => Number(other === next) - Number(one === next));
  const { state, reason } = order;
  return (
    <Section title={t('workshopOrder.actions')}>
      {!next && <Text tone="muted">{t(waits[state as keyof typeof waits] ?? 'workshopOrder.waits.over')}</Text>}
      {reason && (
        <Notice icon={MessageSquareQuote} tone="sea" title={t('workshopOrder.reason')}>
          <p dir="auto">{reason}</p>
        </Notice>
      )}
      {events.length > 0 && (
        <MayChange>
          <Row gap={2} wrap className={styles.actions}>
            {events.map((event) => (
              <Button
                key={event}
                variant={event === next ? 'default' : 'outline'}
                className={(needs[event].isDestructive && styles.destructive) || ''}
                onClick={() => setRequest({ event, orders: [order], skippedCount: 0 })}
              >
                {tTransition(`workshopMove.button.${event}`)}
              </Button>
            ))}
          </Row>
        </MayChange>
      )}
      <TransitionDialog request={request} onClose={() => setRequest(undefined)} />
    </Section>
  );
}

/** Actions in the wide column, read-only data beside it. */
export function OrderDetail({ order }: { order: WorkshopOrderDetail }) {
  const isClosed = isClosedOrder(order.state);
  return (
    <Grid columns={1} gap={4} align="start" shrink className={styles.columns}>
      <Grid columns={1} gap={4} align="start" shrink>
        <StepSection order={order} />
        <SidesSection order={order} />
        {(order.chips.length > 0 || !isClosed) && <TagsSection order={order} />}
      </Grid>
      <Grid columns={1} gap={4} align="start" shrink>
        <DetailsSection order={order} />
        <OwnerSection owner={order.owner} />
        <AddressSection order={order} />
        {!isClosed && <FilesSection order={order} />}
        <HistorySection order={order} />
      </Grid>
    </Grid>
  );
}

function HistorySection({ order: { history, corrections } }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const tCarriers = useTexts(physicalCardLabelTexts);
  const isolated = (text: string | null | undefined) =>
    text ? `\u2068${text}\u2069` : t('workshopOrder.history.nothing');
  const carrierName = (name: string | null) => name && (tCarriers.find(`cardWords.carrier.${name}`) ?? name);
  const steps = history.map((step) => ({ ...step, title: tLabels(`workshopWords.event.${step.event}`) }));
  const corrected = corrections.map(({ id, at, actor, carrier, number }) => {
    const lines = [
      carrier &&
        t('workshopOrder.history.carrier', {
          before: isolated(carrierName(carrier.before)),
          after: isolated(carrierName(carrier.after)),
        }),
      number && t('workshopOrder.history.number', { before: isolated(number.before), after: isolated(number.after) }),
    ];
    const note = lines.filter(Boolean).join('\n');
    return {
      id: `correction-${id}`,
      by: 'admin' as const,
      at,
      actor,
      title: t('workshopOrder.history.corrected'),
      note,
    };
  });
  return (
    <Section title={t('workshopOrder.history.title')}>
      <Timeline steps={[...steps, ...corrected]} />
    </Section>
  );
}

function FilesSection({ order: { id, chips: tags } }: { order: WorkshopOrderDetail }) {
  const t = useTexts(orderTexts);
  const names = useTexts(queueTexts);
  const isEarly = tags.length === 0;
  return (
    <Section title={t('workshopOrder.files.title')}>
      <Row gap={2} wrap>
        {orderFiles
          .filter((file) => !isEarly || !needsTags(file))
          .map((file) => (
            <FileLink key={file} href={fileHref(file, [id])} icon={fileIcons[file]}>
              {names(`workshopQueue.ownFiles.${file}`)}
            </FileLink>
          ))}
      </Row>
      {isEarly && (
        <Text tone="muted" size="s">
          {t('workshopOrder.files.early')}
        </Text>
      )}
    </Section>
  );
}

function OwnerSection({ owner: { id, name, email } }: { owner: WorkshopOrder['owner'] }) {
  const t = useTexts(orderTexts);
  return (
    <Section title={t('workshopOrder.owner.title')}>
      <div>
        <Text weight="strong" breakWords>
          {email === null ? (
            <bdi>{name || t('workshopOrder.owner.gone')}</bdi>
          ) : (
            <AdminLink to={`/admin/users/${id}`}>
              <bdi>{name || email}</bdi>
            </AdminLink>
          )}
        </Text>
        {email && (
          <Row as="p" gap={1} align="center" breakWords>
            <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
              <MailText value={email} />
            </a>
            <CopyButton value={email} label={t('workshopOrder.owner.copyEmail')} />
          </Row>
        )}
      </div>
    </Section>
  );
}
