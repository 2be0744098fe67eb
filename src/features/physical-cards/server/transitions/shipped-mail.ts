import { z } from 'zod';
import { composeNotificationMail, type MailFrame, sendToOwner } from '#features/notifications/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { findOrder, type PhysicalOrderRow } from '../queries.ts';

type Shipment = Pick<PhysicalOrderRow, 'id' | 'carrier' | 'trackingNumber' | 'trackingLink'>;

export const orderLink = (id: number): string => `/physical-cards/orders/${id}`;

/** The parcel can be tracked from the email, without signing in. */
export function composeShippedMail(frame: MailFrame, { id, carrier, trackingNumber, trackingLink }: Shipment): Mail {
  const t = translator(physicalCardLabelTexts, frame.owner.language);
  return composeNotificationMail(
    frame,
    { message: 'cardsShipped', values: { number: String(id) }, link: orderLink(id) },
    {
      details: [
        ...(carrier ? [{ label: t('cardWords.shippedWith'), value: t(`cardWords.carrier.${carrier}`) }] : []),
        ...(trackingNumber ? [{ label: t('cardWords.number'), value: trackingNumber }] : []),
      ],
      actions: trackingLink ? [{ label: t('cardWords.trackAction'), link: trackingLink }] : [],
    },
  );
}

export const shippedMailJob = job({
  name: 'shipped-mail',
  payload: z.object({ orderId: z.number() }),
  work: async (services: Services, { orderId }) => {
    const row = await findOrder(services.db, orderId);
    if (row) await sendToOwner(services, row.ownerId, 'order', (frame) => composeShippedMail(frame, row));
  },
});
