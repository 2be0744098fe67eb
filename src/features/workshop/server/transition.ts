import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { pick } from '#base/pick.ts';
import { type Carrier, type DeliveryAddress, trackingLink } from '#features/physical-cards/delivery.ts';
import {
  changedFields,
  correctAddress,
  correctTracking,
  type PhysicalOrderRow,
  transitionOrder,
} from '#features/physical-cards/server/index.ts';
import { physicalCardsTexts } from '#features/physical-cards/texts.ts';
import type { OrderEvent } from '#features/physical-cards/transitions.ts';
import type { Locale } from '#i18n/locale.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { errorBody, sentencesOf, toAppError } from '#server-kit/http/answers/error-answer.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { ShipmentBody, TransitionBody, WorkshopOrderDetail, workshopApi } from '../contract.ts';
import { workshopTexts } from '../texts.ts';
import { getOrder } from './orders.ts';

/** The acting admin: their id, locale and audit writer. */
export interface Actor {
  readonly id: number;
  readonly locale: Locale;
  readonly audit: AuditWriter;
}

export async function transitionOne(
  services: Services,
  actor: Actor,
  orderId: number,
  body: TransitionBody,
): Promise<WorkshopOrderDetail> {
  await transitionOrder(services, { ...requestOf(body), ...actorOf(actor), orderId });
  return getOrder(services, orderId, actor.locale);
}

/** Of a parcel on its way: a typing mistake must not stay with the customer. */
export async function correctOrderTracking(
  services: Services,
  actor: Actor,
  orderId: number,
  { carrier, trackingNumber, trackingLink: typedLink }: ShipmentBody,
): Promise<WorkshopOrderDetail> {
  await correctTracking(services, {
    orderId,
    ship: shipmentOf(carrier, trackingNumber, typedLink),
    also: (tx, before, after) =>
      actor.audit(tx, {
        action: 'orders.correct-tracking',
        target: { kind: 'order', id: orderId },
        ...auditChangesOf(before, after),
      }),
  });
  return getOrder(services, orderId, actor.locale);
}

/** The log, which outlives the account, names what was corrected and not where somebody lives. */
export async function correctOrderAddress(
  services: Services,
  actor: Actor,
  orderId: number,
  address: DeliveryAddress,
): Promise<WorkshopOrderDetail> {
  await correctAddress(services, {
    orderId,
    address,
    also: (tx, before, after) =>
      actor.audit(tx, {
        action: 'orders.correct-address',
        target: { kind: 'order', id: orderId },
        after: { fields: changedFields(before.address, after.address) },
      }),
  });
  return getOrder(services, orderId, actor.locale);
}

/** Transitions each order separately: one refusal does not block the others. */
export async function transitionMany(
  services: Services,
  actor: Actor,
  ids: readonly number[],
  body: TransitionBody,
): Promise<CallAnswer<typeof workshopApi.moveMany>> {
  const request = requestOf(body);
  const moved: number[] = [];
  const refused: { id: number; message: string }[] = [];
  for (const orderId of new Set(ids)) {
    try {
      await transitionOrder(services, { ...request, ...actorOf(actor), orderId });
      moved.push(orderId);
    } catch (error) {
      refused.push({ id: orderId, message: reasonOf(services, error, actor.locale) });
    }
  }
  if (moved.length === 0) await auditRefusal(services, actor, body.event, refused);
  return { moved, refused };
}

const actorOf = ({ id, audit }: Actor) => ({
  role: 'admin' as const,
  actorId: id,
  also: (tx: Db, before: PhysicalOrderRow, after: PhysicalOrderRow) =>
    audit(tx, { action: 'orders.move', target: { kind: 'order', id: after.id }, ...auditChangesOf(before, after) }),
});

const auditChangesOf = (before: PhysicalOrderRow, after: PhysicalOrderRow) =>
  changesOf(auditedFields(before), auditedFields(after));

const auditedFields = (row: PhysicalOrderRow) => pick(row, 'state', 'reason', 'carrier', 'trackingNumber', 'refunded');

/** Refused attempts are audited too. */
const auditRefusal = (
  { db }: Services,
  { audit }: Actor,
  event: OrderEvent,
  refused: readonly { readonly id: number }[],
): Promise<void> =>
  audit(db, {
    action: 'orders.move-refused',
    target: { kind: 'order', id: refused[0]?.id ?? 0 },
    after: { event, orders: refused.map(({ id }) => id) },
  });

const sentence = sentencesOf([physicalCardsTexts, workshopTexts]);

/** Completed transitions persist, so even an unexpected error is returned beside them and does not fail the request. */
function reasonOf({ log }: Services, error: unknown, locale: Locale): string {
  const known = toAppError(error);
  if (known.status >= 500) log.error({ err: error }, 'order transition failed');
  return errorBody(known, locale, sentence).message;
}

/** Transitions that affect the owner require a reason. */
const needsNote: ReadonlySet<OrderEvent> = new Set(['ask_changes', 'take_back', 'cancel']);

function requestOf({ event, note, carrier, trackingNumber, trackingLink: typedLink, refund }: TransitionBody) {
  if (needsNote.has(event) && !note) throw missing('note', 'workshop.note.missing');
  if (event !== 'ship') return { event, note, refund: event === 'take_back' ? refund : undefined };
  if (!carrier) throw missing('carrier', 'workshop.carrier.missing');
  return { event, note, ship: shipmentOf(carrier, trackingNumber, typedLink) };
}

function shipmentOf(carrier: Carrier, typed: string, typedLink: string | undefined) {
  if (typedLink && !typedLink.startsWith('https://')) throw missing('trackingLink', 'workshop.trackingLink.https');
  const number = typed || null;
  return { carrier, trackingNumber: number, trackingLink: typedLink ?? trackingLink(carrier, number) };
}

const missing = (field: string, message: string): AppError =>
  new AppError('invalid_input', { fields: { [field]: message } });
