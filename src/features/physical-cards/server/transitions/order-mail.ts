import { z } from 'zod';
import { composeNotificationMail, type MailFrame, sendToOwner } from '#features/notifications/server/index.ts';
import type { MessageName } from '#features/notifications/texts.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { findOrder, type PhysicalOrderRow } from '../queries.ts';

type MailedOrder = Pick<PhysicalOrderRow, 'id' | 'quantity' | 'carrier' | 'trackingNumber' | 'trackingLink'> & {
  readonly design: Pick<PhysicalOrderRow['design'], 'material'>;
};

interface OrderMessage {
  readonly message: MessageName;
  readonly values: Readonly<Record<string, string | number>>;
}

export const orderLink = (id: number): string => `/physical-cards/orders/${id}`;

/** Says what was ordered. A shipped parcel can be tracked from the email, without signing in. */
export function composeOrderMail(frame: MailFrame, order: MailedOrder, { message, values }: OrderMessage): Mail {
  const t = translator(physicalCardLabelTexts, frame.owner.language);
  const { id, quantity: count } = order;
  const cards = t(`cardWords.cards.${order.design.material}`, { count });
  const { carrier, trackingNumber, trackingLink } = message === 'cardsShipped' ? order : {};
  return composeNotificationMail(
    frame,
    { message, values: { ...values, number: String(id) }, link: orderLink(id) },
    {
      details: [
        // Nothing stands between the sentence and the reason that it announces.
        ...(values.reason ? [] : [{ value: cards }]),
        ...(carrier ? [{ label: t('cardWords.shippedWith'), value: t(`cardWords.carrier.${carrier}`) }] : []),
        ...(trackingNumber ? [{ label: t('cardWords.number'), value: trackingNumber }] : []),
      ],
      notes: values.reason ? [cards] : [],
      actions: trackingLink ? [{ label: t('cardWords.trackAction'), link: trackingLink }] : [],
    },
  );
}

async function sendOrderMail(services: Services, orderId: number, step: OrderMessage): Promise<void> {
  const row = await findOrder(services.db, orderId);
  if (row) await sendToOwner(services, row.ownerId, 'order', (frame) => composeOrderMail(frame, row, step));
}

export const orderMailJob = job({
  name: 'order-mail',
  payload: z.object({
    orderId: z.number(),
    message: z.custom<MessageName>((value) => typeof value === 'string'),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  work: (services: Services, { orderId, ...step }) => sendOrderMail(services, orderId, step),
});

/** Queued by an older release, which may still run beside this one and must not take other emails for this one. */
export const shippedMailJob = job({
  name: 'shipped-mail',
  payload: z.object({ orderId: z.number() }),
  work: (services: Services, { orderId }) => sendOrderMail(services, orderId, { message: 'cardsShipped', values: {} }),
});
