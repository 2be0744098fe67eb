import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samplePoint } from './makers.ts';
import { byId, orderInStates, type RecipeKit, type Recipes, shippedStates, withBody } from './recipe.ts';

const reason = 'By the words of the owner';
const findPro = async ({ call }: RecipeKit) =>
  (await call('GET', '/api/admin/packages')).find((one: { packageType: string }) => one.packageType === 'pro');
const prices = (minutes: number) => ({
  monthlyPrice: 8_000,
  yearlyPrice: 80_000,
  effectiveFrom: new Date(Date.now() + minutes * 60_000).toISOString(),
});
/** Creates a migration in this state and marks the others as undone, so that none conflicts. */
const migrationInState = (status: string) =>
  byId(async ({ pool, make, ids }) => {
    await pool.query("update package_migrations set status = 'undone'");
    return make.packageMigration(ids.admin, status);
  });
const subscription = async ({ make, uniqueName }: RecipeKit, isCancelled: boolean) =>
  make.subscription(await make.user(`subscriber-${uniqueName()}`), isCancelled);

const moneyRecipes: Recipes = {
  'PUT /api/admin/packages/:id': async (kit) => {
    const { id, texts, entitlements, isPopular, isActive, showAtHome, version } = await findPro(kit);
    return { params: { id }, body: { texts, entitlements, isPopular, isActive, showAtHome, version, sortOrder: 7 } };
  },
  'POST /api/admin/packages/:id/prices': async (kit) => ({ params: { id: (await findPro(kit)).id }, body: prices(10) }),
  'DELETE /api/admin/packages/:id/prices/:priceId': async (kit) => {
    const { id } = await findPro(kit);
    const created = await kit.call('POST', `/api/admin/packages/${id}/prices`, prices(20));
    return { params: { id, priceId: created.prices[0].id } };
  },
  'POST /api/admin/package-migrations': async (kit) => {
    await kit.pool.query("update package_migrations set status = 'undone'");
    const until = new Date(Date.now() + 86_400_000).toISOString();
    return { body: { source: 'basic', target: 'pro', options: { until, userIds: [kit.ids.owner] } } };
  },
  'PUT /api/admin/package-migrations/:id/pause': migrationInState('running'),
  'PUT /api/admin/package-migrations/:id/resume': migrationInState('paused'),
  'PUT /api/admin/package-migrations/:id/undo': migrationInState('done'),
  'PUT /api/admin/subscriptions/:id/cancel': byId((kit) => subscription(kit, false), { reason }),
  'PUT /api/admin/subscriptions/:id/resume': byId((kit) => subscription(kit, true), { reason }),
  'POST /api/admin/payments/:id/refund': async ({ make, ids, uniqueName }) => ({
    params: { id: await make.payment(ids.owner) },
    body: { amount: 2_500, reason },
    headers: { 'idempotency-key': uniqueName() },
  }),
  'POST /api/admin/coupons': async ({ uniqueName }) => ({
    body: { code: uniqueName(), discountKind: 'percent', discountValue: 10, scope: 'both' },
  }),
  'PUT /api/admin/coupons/:id': byId(({ make }) => make.coupon(), { note: 'For the fair', isStopped: true }),
  'PUT /api/admin/invoices/:id/allocation': withBody({ allocationNumber: '123456789' }),
  'PUT /api/sandbox-bank/switches': withBody({ forgedEvents: 0.5 }),
};

const workshopRecipes: Recipes = {
  'PUT /api/admin/orders/:id/move': withBody({ event: 'cancel', note: 'x' }),
  'PUT /api/admin/orders/move': async ({ make, ids }) => ({
    body: {
      ids: [await make.physicalOrder(ids.owner), await make.physicalOrder(ids.other)],
      event: 'cancel',
      note: 'x',
    },
  }),
  'PUT /api/admin/orders/:id/tracking': orderInStates(shippedStates, { carrier: 'ups', trackingNumber: '1Z9' }),
  'PUT /api/admin/orders/:id/address': orderInStates(shippedStates, {
    address: { recipient: 'Dana', phone: '+972505550123', city: 'Haifa', street: 'HaNeviim', house: '12' },
  }),
  'PUT /api/admin/orders/:id/written': byId(async (kit) => {
    const id = await kit.make.physicalOrder(kit.ids.owner);
    await kit.make.tag(kit.ids.owner, id);
    return id;
  }, {}),
  'PUT /api/admin/tags/:code/written': withBody({ model: 'ntag215' }),
  'PUT /api/admin/tags/:code/retire': withBody({ note: 'x' }),
  'POST /api/admin/tags': async ({ uniqueName }) => ({ body: { count: 2, batch: uniqueName() } }),
};

const communityChange = ({ uniqueName }: RecipeKit) => ({
  slug: `club-${uniqueName()}`,
  name: { he: 'x' },
  field: 'home',
});

const writingRecipes: Recipes = {
  'PUT /api/admin/messages/:id/close': byId(({ make, ids }) => make.supportMessage(ids.owner, false)),
  'PUT /api/admin/messages/:id/reopen': byId(({ make, ids }) => make.supportMessage(ids.other)),
  // Of a customer whose plan includes it.
  'PUT /api/admin/webhook-deliveries/:id/retry': byId(async ({ make, uniqueName, pool }) => {
    // Whatever the calls that change packages have made of it.
    await pool.query(
      `update packages set entitlements = entitlements || '{"leadWebhook": true}' where package_type = 'pro'`,
    );
    return make.webhookDelivery(await make.user(`connected-${uniqueName()}`, { trial_ends_at: '2099-01-01' }));
  }),
  'PUT /api/admin/desk/:id/assignee': withBody({ assigneeId: null }),
  'PUT /api/admin/desk/:id/snooze': withBody({ until: '2099-01-01T08:00:00.000Z' }),
  'PUT /api/admin/desk/:id/closed': withBody({ isClosed: true }),
  'POST /api/admin/desk/:id/notes': withBody({ text: 'x' }),
  'POST /api/admin/desk/:id/answers': withBody({ text: 'x' }),
  'DELETE /api/admin/desk/:id/notes/:noteId': async ({ make, ids }) => {
    const id = await make.deskConversation();
    return { params: { id, noteId: await make.deskNote(id, ids.admin) } };
  },
  'PUT /api/admin/desk/:id/merge': async ({ pool, make, ids }) => {
    const { rows } = await pool.query('select email from users where id = $1', [ids.owner]);
    return { params: { id: await make.deskConversation(rows[0].email) } };
  },
  'POST /api/admin/canned-replies': withBody({ title: 'x', text: 'x' }),
  'PUT /api/admin/canned-replies/:id': withBody({ title: 'x', text: 'x' }),
  'POST /api/admin/blog-posts': async ({ uniqueName }) => ({ body: { title: uniqueName(), language: 'en' } }),
  'PUT /api/admin/blog-posts/:id': async (kit) => {
    const id = await kit.make.post(kit.ids.admin);
    const written = await kit.call('GET', `/api/admin/blog-posts/${id}`);
    return { params: { id }, body: { ...written, title: kit.uniqueName() } };
  },
  'PUT /api/admin/blog-posts/:id/publish': withBody({}),
  'POST /api/admin/communities': async (kit) => ({ body: communityChange(kit) }),
  'PUT /api/admin/communities/:id': async (kit) => ({ body: communityChange(kit) }),
  'PUT /api/admin/communities/new-members': async ({ make, ids }) => ({
    body: { members: [await make.membership(ids.owner)] },
  }),
  'PUT /api/admin/communities/:id/members/:profileId/remove': withBody({}),
  'PUT /api/admin/communities/:id/members/:profileId/restore': withBody({}),
};

const draftOf = ({ ids }: RecipeKit) => ({
  texts: { he: { title: 'News', content: 'Something is new' } },
  link: '/pricing',
  audience: { userIds: [ids.owner] },
});
const broadcastIn =
  (status: string, body?: (kit: RecipeKit) => object): Recipes[string] =>
  async (kit) => {
    const { id } = await kit.call('POST', '/api/admin/broadcasts', draftOf(kit));
    await kit.pool.query('update broadcasts set status = $2, started_at = now() where id = $1', [id, status]);
    return { params: { id }, ...(body && { body: body(kit) }) };
  };

const broadcastRecipes: Recipes = {
  'POST /api/admin/broadcasts': async (kit) => ({ body: draftOf(kit) }),
  'PUT /api/admin/broadcasts/:id': broadcastIn('draft', draftOf),
  'DELETE /api/admin/broadcasts/:id': broadcastIn('draft'),
  'POST /api/admin/broadcasts/:id/test': broadcastIn('draft'),
  'PUT /api/admin/broadcasts/:id/send': broadcastIn('draft', () => ({ count: 1 })),
  'PUT /api/admin/broadcasts/:id/unschedule': broadcastIn('scheduled'),
  'PUT /api/admin/broadcasts/:id/pause': broadcastIn('sending'),
  'PUT /api/admin/broadcasts/:id/resume': broadcastIn('paused'),
  'PUT /api/admin/broadcasts/:id/stop': broadcastIn('sending'),
};

const pointRecipes: Recipes = {
  'POST /api/admin/pickup-points': withBody(samplePoint),
  'PUT /api/admin/pickup-points/:id': async ({ call }) => ({
    params: { id: (await call('POST', '/api/admin/pickup-points', samplePoint)).id },
    body: { ...samplePoint, isHidden: true },
  }),
};

let plannedDays = 10;
/** A day has one price of an item. */
const newPrice = () => {
  plannedDays += 1;
  const day = new Date(Date.now() + plannedDays * 86_400_000);
  return { item: 'metal', amount: 21_000, validFrom: day.toISOString().slice(0, 10) };
};
const cardRecipes: Recipes = {
  'POST /api/admin/card-stock/received': withBody({ material: 'pvc', quantity: 100 }),
  'PUT /api/admin/card-stock/counted': withBody({ material: 'pvc', counted: 90 }),
  'PUT /api/admin/card-stock/threshold': withBody({ material: 'pvc', threshold: 50, reorderNote: 'x' }),
  'POST /api/admin/card-prices': async () => ({ body: newPrice() }),
  'DELETE /api/admin/card-prices/:id': async ({ call }) => {
    const all = await call('POST', '/api/admin/card-prices', newPrice());
    return { params: { id: all.find(({ item }: { item: string }) => item === 'metal').prices[0].id } };
  },
};

const peopleRecipes: Recipes = {
  'POST /api/admin/bulk/users/preview': async ({ ids }) => ({
    body: { action: { kind: 'extend-trial', days: 3 }, ids: [ids.owner, ids.other] },
  }),
  'POST /api/admin/bulk/users': async ({ ids }) => ({
    body: { action: { kind: 'extend-trial', days: 3 }, ids: [ids.owner] },
  }),
  'POST /api/admin/bulk/profiles/preview': async ({ make, ids }) => ({
    body: { action: { kind: 'restore' }, ids: [await make.profile(ids.owner)] },
  }),
  'POST /api/admin/bulk/profiles': async ({ make, ids }) => ({
    body: { action: { kind: 'suspend', reason: 'x' }, ids: [await make.profile(ids.owner)] },
  }),
  'POST /api/admin/users/:id/notes': withBody({ text: 'x' }),
  'DELETE /api/admin/users/:id/notes/:noteId': async ({ make, ids }) => ({
    params: { id: ids.owner, noteId: await make.userNote(ids.owner, ids.admin) },
  }),
  'PUT /api/admin/users/:id/email': async ({ uniqueName }) => ({ body: { email: `${uniqueName()}@cards.example` } }),
  'PUT /api/admin/users/:id/cancel-deletion': byId(({ make, uniqueName }) =>
    make.user(`leaving-${uniqueName()}`, { deletes_at: new Date(Date.now() + 86_400_000) }),
  ),
  'PUT /api/admin/users/:id/role': withBody({ role: 'admin' }),
  'PUT /api/admin/users/:id/suspend': withBody({ reason: 'spam' }),
  'PUT /api/admin/users/:id/restore': byId(({ make, uniqueName }) =>
    make.user(`somebody-${uniqueName()}`, { suspended_at: new Date(), suspended_reason: 'spam' }),
  ),
  'PUT /api/admin/users/:id/extend-trial': withBody({ days: 7 }),
  'PUT /api/admin/users/:id/give-package': withBody({
    complimentaryPlan: { packageType: 'pro', until: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  'PUT /api/admin/profiles/:id/suspend': withBody({ reason: 'x' }),
  'PUT /api/admin/reports/:id/dismiss': withBody({ note: 'x' }),
  'PUT /api/admin/reports/:id/suspend': withBody({ reason: 'x' }),
  'PUT /api/admin/profiles/:id/restore': byId(async ({ make, ids, call }) => {
    const id = await make.profile(ids.owner);
    await call('PUT', `/api/admin/profiles/${id}/suspend`, { reason: 'x' });
    return id;
  }),
};

const farFuture = '2099-01-01';

const settingsRecipes: Recipes = {
  'PUT /api/admin/settings/:key': async ({ call }) => {
    const { contact } = await call('GET', '/api/admin/settings');
    const value = { ...contact.value, mail: 'new@negia.example' };
    return { params: { key: 'contact' }, body: { value, version: contact.version } };
  },
  'POST /api/admin/vat-rates': withBody({ since: '2098-01-01', rate: 1_900 }),
  'DELETE /api/admin/vat-rates/:since': async ({ call }) => {
    await call('POST', '/api/admin/vat-rates', { since: farFuture, rate: 1_700 });
    return { params: { since: farFuture } };
  },
  'POST /api/admin/database-migrations/:name/run': async ({ api, uniqueName }) => {
    const name = `9999_${uniqueName()}`;
    await writeFile(join(api.services.config.migrationsDir ?? '', `${name}.sql`), '-- by hand: x\nselect 1');
    return { params: { name } };
  },
};

/** Recipes that make every admin mutation succeed that needs more than a new resource. */
export const adminRecipes: Recipes = {
  ...moneyRecipes,
  ...workshopRecipes,
  ...writingRecipes,
  ...broadcastRecipes,
  ...pointRecipes,
  ...cardRecipes,
  ...peopleRecipes,
  ...settingsRecipes,
};
