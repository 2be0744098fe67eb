import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { type Carrier, trackingLink } from '#features/physical-cards/delivery.ts';
import type { OrderEvent } from '#features/physical-cards/moves.ts';
import { moveOrder, type PhysicalOrderRow } from '#features/physical-cards/server/index.ts';
import { physicalCardsTexts } from '#features/physical-cards/texts.ts';
import type { Locale } from '#i18n/locale.ts';
import { changesOf, type TellAudit } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { errorBody, sentencesOf, toAppError } from '#server-kit/http/error-answer.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { MoveBody, WorkshopOrderDetail, workshopApi } from '../contract.ts';
import { workshopTexts } from '../texts.ts';
import { getOrder } from './orders.ts';

/** Who asks, in which language they read, and how they tell what they did. */
export interface Actor {
  readonly id: number;
  readonly locale: Locale;
  readonly audit: TellAudit;
}

export async function moveOne(
  services: Services,
  actor: Actor,
  orderId: number,
  body: MoveBody,
): Promise<WorkshopOrderDetail> {
  await moveOrder(services, { ...requestOf(body), ...movedBy(actor), orderId });
  return getOrder(services, orderId, actor.locale);
}

/** Each by itself: one that may not go there does not hold up the others. */
export async function moveMany(
  services: Services,
  actor: Actor,
  ids: readonly number[],
  body: MoveBody,
): Promise<CallAnswer<typeof workshopApi.moveMany>> {
  const request = requestOf(body);
  const moved: number[] = [];
  const refused: { id: number; message: string }[] = [];
  for (const orderId of new Set(ids)) {
    try {
      await moveOrder(services, { ...request, ...movedBy(actor), orderId });
      moved.push(orderId);
    } catch (error) {
      refused.push({ id: orderId, message: reasonOf(services, error, actor.locale) });
    }
  }
  if (moved.length === 0) await tellRefused(services, actor, body.event, refused);
  return { moved, refused };
}

const movedBy = ({ id, audit }: Actor) => ({
  role: 'admin' as const,
  actorId: id,
  also: (tx: Db, before: PhysicalOrderRow, after: PhysicalOrderRow) =>
    audit(tx, { action: 'orders.move', target: { kind: 'order', id: after.id }, ...toldOf(before, after) }),
});

const toldOf = (before: PhysicalOrderRow, after: PhysicalOrderRow) => changesOf(factsOf(before), factsOf(after));

const factsOf = ({ state, reason, carrier, trackingNumber, refunded }: PhysicalOrderRow) => ({
  ...{ state, reason, carrier, trackingNumber, refunded },
});

/** That somebody tried is told too. */
const tellRefused = (
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

/** What was moved before stays moved, so that even a bug is told beside it and not in its place. */
function reasonOf({ log }: Services, error: unknown, locale: Locale): string {
  const known = toAppError(error);
  if (known.status >= 500) log.error({ err: error }, 'an order could not be moved');
  return errorBody(known, locale, sentence).message;
}

/** Steps that somebody else has to live with say why. */
const needsNote: ReadonlySet<OrderEvent> = new Set(['ask_changes', 'take_back', 'cancel']);

function requestOf({ event, note, carrier, trackingNumber, trackingLink: given, refund }: MoveBody) {
  if (needsNote.has(event) && !note) throw missing('note', 'workshop.note.missing');
  if (event !== 'ship') return { event, note, refund: event === 'take_back' ? refund : undefined };
  if (!carrier) throw missing('carrier', 'workshop.carrier.missing');
  return { event, note, ship: shipmentOf(carrier, trackingNumber, given) };
}

function shipmentOf(carrier: Carrier, typed: string, given: string | undefined) {
  if (given && !given.startsWith('https://')) throw missing('trackingLink', 'workshop.trackingLink.https');
  const number = typed || null;
  return { carrier, trackingNumber: number, trackingLink: given ?? trackingLink(carrier, number) };
}

const missing = (field: string, message: string): AppError =>
  new AppError('invalid_input', { fields: { [field]: message } });
