import { z } from 'zod';
import { formatMoney } from '#base/money.ts';
import { composeNotificationMail, type MailFrame, sendToOwner } from '#features/notifications/server/index.ts';
import type { MessageName } from '#features/notifications/texts.ts';
import { formatDay } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import type { EmailContent } from '#server-kit/mail/email-template.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DeliveryAddress } from '../../delivery.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { orderLabelTexts } from '../../order-label-texts.ts';
import { findOrder, type PhysicalOrderRow } from '../queries.ts';

type MailedOrder = Pick<
  PhysicalOrderRow,
  'id' | 'quantity' | 'amount' | 'address' | 'promisedTo' | 'carrier' | 'trackingNumber' | 'trackingLink'
> & { readonly design: Pick<PhysicalOrderRow['design'], 'material'> };

interface OrderMessage {
  readonly message: MessageName;
  readonly values: Readonly<Record<string, string | number>>;
}

export const orderLink = (id: number): string => `/physical-cards/orders/${id}`;

const addressLine = ({ street, house, city }: DeliveryAddress): string =>
  [[street, house].filter(Boolean).join(' '), city].filter(Boolean).join(', ');

type Detail = NonNullable<EmailContent['facts']>[number];
const detail = (label: string, value: string | null | undefined): Detail[] => (value ? [{ label, value }] : []);

/** What the message is about; an email to an unverified address contains no user-written text. */
function detailsOf({ owner }: MailFrame, order: MailedOrder, message: MessageName): Detail[] {
  const t = translator(physicalCardLabelTexts, owner.language);
  const { amount, address, promisedTo, carrier, trackingNumber } = order;
  const sentTo = detail(t('cardWords.sentTo'), owner.isVerified && address ? addressLine(address) : null);
  if (message === 'cardsAddress') return sentTo;
  if (message === 'cardsPaid')
    return [...detail(t('cardWords.paid'), amount === null ? null : formatMoney(amount)), ...sentTo];
  if (!onTheWay.has(message)) return [];
  return [
    ...detail(t('cardWords.shippedWith'), carrier && t(`cardWords.carrier.${carrier}`)),
    ...detail(t('cardWords.number'), trackingNumber),
    ...detail(t('cardWords.arrives'), promisedTo && formatDay(promisedTo, owner.language, { dateStyle: 'long' })),
  ];
}

const announcesReason: ReadonlySet<MessageName> = new Set(['cardsNeedChanges', 'cardsCancelled']);
const onTheWay: ReadonlySet<MessageName> = new Set(['cardsShipped', 'cardsTracking']);

/** Says what was ordered. A shipped parcel can be tracked from the email, without signing in. */
export function composeOrderMail(frame: MailFrame, order: MailedOrder, { message, values }: OrderMessage): Mail {
  const t = translator(physicalCardLabelTexts, frame.owner.language);
  const { id, quantity: count, trackingLink } = order;
  const cards = translator(orderLabelTexts, frame.owner.language)(`orderWords.cards.${order.design.material}`, {
    count,
  });
  return composeNotificationMail(
    frame,
    { message, values: { ...values, number: String(id) }, link: orderLink(id) },
    {
      // Nothing stands between the sentence and the reason that it announces.
      details: announcesReason.has(message) ? [] : [{ value: cards }, ...detailsOf(frame, order, message)],
      facts: announcesReason.has(message) ? [{ label: t('cardWords.ordered'), value: cards }] : [],
      actions: trackingLink && onTheWay.has(message) ? [{ label: t('cardWords.trackAction'), link: trackingLink }] : [],
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
