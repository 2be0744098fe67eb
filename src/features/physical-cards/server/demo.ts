import type { DayException } from '#base/time/business-days.ts';
import { type DemoSeed, effectivePlan } from '#features/accounts/server/index.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { DemoCharge } from '#features/invoices/server/index.ts';
import { createNotification } from '#features/notifications/server/index.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import { readDayExceptions } from '#features/settings/server/index.ts';
import { demoOrderIds, listOwnTags, type TagRow } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { startDesign } from '../design/start.ts';
import { cardPricesAt, type Delivery, priceOf } from '../prices.ts';
import { nextState, type OrderEvent, type OrderRole, type OrderState } from '../transitions.ts';
import { demoAddress, demoDesignNames } from './demo-texts.ts';
import { insertDesign, listDesigns } from './designs/design-queries.ts';
import { promiseOf } from './present.ts';
import { listDatedPrices } from './prices/price-queries.ts';
import type { PhysicalOrderRow, StepRow } from './queries.ts';
import { invoiceLinesOf } from './seller.ts';
import { orderLink } from './transitions/order-mail.ts';

interface DemoOrder {
  readonly id: number;
  readonly profile: number;
  readonly material: 'pvc' | 'metal';
  readonly delivery: Delivery;
  /** Hours from the making of its tags. */
  readonly steps: readonly (readonly [event: OrderEvent | 'order', by: OrderRole, hours: number])[];
}

const paidAndMade = (firstHour: number): DemoOrder['steps'] => [
  ['order', 'owner', firstHour],
  ['pay', 'system', firstHour + 0.1],
  ['approve', 'admin', firstHour + 3],
  ['start', 'admin', 0],
  ['encode', 'admin', 20],
];

export const demoOrders: readonly DemoOrder[] = [
  {
    id: demoOrderIds.shipped,
    profile: 2,
    material: 'metal',
    // The longest promise, so that it is still ahead days after the payment.
    delivery: 'post',
    steps: [...paidAndMade(-21), ['ship', 'admin', 71]],
  },
  {
    id: demoOrderIds.delivered,
    profile: 0,
    material: 'pvc',
    delivery: 'post',
    steps: [...paidAndMade(-28), ['ship', 'admin', 46], ['deliver', 'owner', 118]],
  },
];

const shipment = {
  carrier: 'hfd',
  trackingLink: null,
  reason: null,
  paymentId: null,
  checkoutOrderId: null,
  refunded: 0,
} as const;

/** When an order was paid, and the delivery that was promised then, by the same rule as of every order. */
export function datesOf(
  { delivery, steps }: Pick<DemoOrder, 'delivery' | 'steps'>,
  madeAt: Date,
  exceptions: readonly DayException[],
) {
  const hours = steps.find(([event]) => event === 'pay')?.[2] ?? 0;
  const paid = new Date(madeAt.getTime() + hours * 3_600_000);
  return { paid, promised: promiseOf(delivery, paid, exceptions) };
}

interface ShownOrder {
  readonly row: PhysicalOrderRow;
  readonly lines: readonly InvoiceLine[];
  readonly steps: readonly StepRow[];
  readonly tags: readonly TagRow[];
}

/**
 * The orders of a demo account, newest first. Shown and never stored, because orders, payments and their histories are
 * for good (decision 73): they follow from the account's tags, which were made for them.
 */
export async function listDemoOrders(db: Db, ownerId: number, now: Date): Promise<ShownOrder[]> {
  const [tags, designs, profiles] = [
    Map.groupBy(await listOwnTags(db, ownerId), ({ orderId }) => orderId),
    await listDesigns(db, ownerId),
    await listOwnProfiles(db, ownerId, now),
  ];
  const { entitlements } = await effectivePlan(db, ownerId, now);
  const [exceptions, dated] = [await readDayExceptions(db), await listDatedPrices(db)];
  return demoOrders.flatMap(({ id, profile: index, material, delivery, steps: told }) => {
    const own = (tags.get(id) ?? []).toSorted((one, two) => one.code.localeCompare(two.code));
    const [tag] = own;
    const profile = profiles[index] ?? profiles[0];
    if (!tag || !profile?.published) return [];
    const steps = stepsOf(id, ownerId, told, tag.createdAt);
    const { paid, promised } = datesOf({ delivery, steps: told }, tag.createdAt, exceptions);
    const [ordered, last] = [steps[0]?.at ?? now, steps.at(-1)];
    const quantity = own.length;
    const prices = cardPricesAt(dated, ordered);
    const price = priceOf(prices, { material, quantity, delivery }, entitlements.physicalCardDiscount);
    const row: PhysicalOrderRow = {
      ...shipment,
      id,
      ownerId,
      profileId: profile.id,
      material,
      quantity,
      delivery,
      state: last?.toState ?? 'paid',
      designId: designs.find((one) => one.design.material === material)?.id ?? null,
      design: startDesign(profile.published, material),
      address: demoAddress[profile.published.language],
      locale: profile.published.language,
      amount: price.total,
      promisedFrom: promised.from,
      promisedTo: promised.to,
      trackingNumber: `5550${id}`,
      expiresAt: paid,
      paidAt: paid,
      createdAt: ordered,
      updatedAt: last?.at ?? paid,
    };
    return [
      {
        row,
        lines: invoiceLinesOf(material, { quantity, delivery }, price, entitlements.physicalCardDiscount),
        steps,
        tags: own,
      },
    ];
  });
}

function stepsOf(orderId: number, ownerId: number, told: DemoOrder['steps'], madeAt: Date): StepRow[] {
  let state: OrderState = 'pending_payment';
  return told.map(([event, by, hours], index) => {
    const fromState = event === 'order' ? null : state;
    if (event !== 'order') state = nextState(state, event, by) ?? state;
    const at = new Date(madeAt.getTime() + hours * 3_600_000);
    const actorId = by === 'owner' ? ownerId : null;
    return { id: index + 1, orderId, event, fromState, toState: state, by, actorId, note: null, at };
  });
}

export const listDemoPurchases = async (db: Db, ownerId: number, now: Date): Promise<DemoCharge[]> =>
  (await listDemoOrders(db, ownerId, now)).map(({ row, lines }) => ({ at: row.paidAt ?? now, lines }));

export const seedDemoPhysicalCards: DemoSeed = async (db, _, { id: ownerId, language, createdAt }, __, now) => {
  const profiles = await listOwnProfiles(db, ownerId, now);
  for (const { id, profile: index, material } of demoOrders.toReversed()) {
    const profile = profiles[index];
    if (!profile?.published) continue;
    const design = startDesign(profile.published, material);
    const at = id === demoOrderIds.shipped ? new Date(now.getTime() - 4 * 86_400_000) : createdAt;
    const name = demoDesignNames[material][language];
    await insertDesign(db, { ownerId, profileId: profile.id, name, design, createdAt: at, updatedAt: at });
  }
  const values = { number: String(demoOrderIds.shipped) };
  const link = orderLink(demoOrderIds.shipped);
  const shipped = { userId: ownerId, kind: 'order', message: 'cardsShipped', values, link } as const;
  await createNotification(db, shipped, new Date(now.getTime() - 3_600_000));
};
