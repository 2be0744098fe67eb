import { describe, expect, test } from 'vitest';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { physicalCardDesign } from '../design/design.ts';
import { designsExport, physicalCardsExport, presentDeletionEffect } from './data-export.ts';
import { transitionOrder } from './index.ts';
import { forgetOwners } from './queries.ts';
import { exampleDesign } from './testing/example-texts.ts';
import { paidOrder, startPhysicalCards } from './testing/physical-card-site.ts';

const site = await startPhysicalCards();

test('an owner who deletes the account is told what happens to an order on its way', async () => {
  const owner = await site.newCustomer();
  const user = { id: owner.id } as Identity;
  const read = () => presentDeletionEffect({ ...site.services, user, visitor: { locale: 'en' } });
  expect(await read()).toBeUndefined();
  const { id } = await paidOrder(owner);
  expect((await read())?.text).toContain('you can cancel and get all your money back');
  const admin = { orderId: id, role: 'admin', actorId: null } as const;
  for (const event of ['approve', 'start'] as const) await transitionOrder(site.services, { ...admin, event });
  expect((await read())?.text).toMatch(/arrives as usual, but its cards will not open a digital card\.$/);
});

describe('an export', () => {
  test('contains the owner’s orders with address and history', async () => {
    const [owner, other] = [await site.newCustomer(), await site.newCustomer()];
    const { id } = await paidOrder(owner);
    await paidOrder(other);
    expect(await physicalCardsExport.read(site.services.db, owner.id)).toEqual([
      expect.objectContaining({
        id,
        state: 'paid',
        design: exampleDesign,
        quantity: 2,
        amount: 16_740,
        address: expect.objectContaining({ city: 'חיפה' }),
        history: [expect.objectContaining({ event: 'order' }), expect.objectContaining({ event: 'pay' })],
      }),
    ]);
  });

  test('contains the saved designs', async () => {
    const owner = await site.newCustomer();
    const saved = { id: owner.designId, profileId: owner.profileId, design: exampleDesign, name: '', version: 1 };
    const times = { createdAt: expect.any(Date), updatedAt: expect.any(Date) };
    expect(await designsExport.read(site.services.db, owner.id)).toEqual([{ ...saved, ...times }]);
  });

  test('is empty for a user without orders', async () => {
    for (const section of [physicalCardsExport, designsExport])
      expect(await section.read(site.services.db, 2_000_000_000)).toEqual([]);
  });
});

describe('deleting an owner', () => {
  test('removes the address and the texts from their order but retains the order, its amount and its history', async () => {
    const owner = await site.newCustomer(
      {},
      { ...exampleDesign, back: { free: { text: 'בואו לבקר', x: 40, y: 20, size: 3, isBold: false, tone: 'ink' } } },
    );
    const [deleted, remaining] = [await paidOrder(owner), await paidOrder(await site.newCustomer())];
    const transition = (event: 'approve' | 'cancel') =>
      transitionOrder(site.services, { orderId: deleted.id, event, role: 'admin', actorId: null, note: 'דנה ביקשה' });
    await transition('approve');
    await site.services.db.transaction((tx) => forgetOwners(tx, [owner.id]));
    await site.pool.query('delete from users where id = $1', [owner.id]);
    const rows = await site.rows('select * from physical_orders where id = any($1) order by id', [
      [deleted.id, remaining.id],
    ]);
    expect(rows[0]).toMatchObject({
      state: 'approved',
      amount: 16_740,
      quantity: 2,
      address: null,
      reason: null,
      design_id: null,
      profile_id: null,
    });
    expect(JSON.stringify(rows[0])).not.toMatch(/[א-ת]/);
    // Still a valid design, but anonymized.
    expect(physicalCardDesign.parse(rows[0].design)).toMatchObject({
      template: 'paper',
      words: { name: '' },
      logo: null,
    });
    expect(rows[1]).toMatchObject({ address: { city: 'חיפה' }, design: exampleDesign });
    // Admins can still cancel the order, and the refund still works.
    expect((await transition('cancel')).state).toBe('cancelled');
    expect(await site.pathOf(deleted.id)).toHaveLength(4);
    expect(await findLedgerErrors(site.services)).toEqual([]);
  });
});
