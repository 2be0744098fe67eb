import { createHash, randomBytes } from 'node:crypto';
import { sampleDesign, sampleDocument, samplePoint } from './makers.ts';
import { byId, orderInStates, type RecipeKit, type Recipes, shippedStates, withBody } from './recipe.ts';

/** The password of the test users. */
export const walkerPassword = 'quite another pass phrase';

const profile = ({ make, ids }: RecipeKit) => make.profile(ids.owner);
const lead = ({ make, ids }: RecipeKit) => make.lead(ids.owner);
const bySource = { source: 'basic', target: 'pro' };

async function link({ pool, ids }: RecipeKit, kind: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into one_time_tokens (token_hash, user_id, kind, email, expires_at)
     select $1, id, $3, email, now() + interval '1 hour' from users where id = $2`,
    [createHash('sha256').update(token).digest(), ids.owner, kind],
  );
  return token;
}

/** A tag that another user offers. */
async function offer({ make, ids, pool }: RecipeKit): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await pool.query(
    `insert into tag_offers (code, from_user_id, token_hash, created_at, expires_at)
     values ($1, $2, $3, now(), now() + interval '1 day')`,
    [await make.tag(ids.other), ids.other, createHash('sha256').update(token).digest()],
  );
  return token;
}

const packageId = async ({ pool }: RecipeKit, type: string): Promise<number> =>
  (await pool.query('select id from packages where package_type = $1', [type])).rows[0].id;

async function paymentToken({ pool, uniqueName }: RecipeKit): Promise<string> {
  const token = `card_${uniqueName()}`;
  await pool.query(
    `insert into bank_payment_cards (token, brand, last4, exp_month, exp_year, behaviour, created_at)
     values ($1, 'visa', '4242', 12, 2090, 'pays', now())`,
    [token],
  );
  return token;
}

const firstRow = async ({ pool }: RecipeKit, statement: string, values: readonly unknown[] = []): Promise<number> =>
  (await pool.query(statement, [...values])).rows[0].id;

const community = async ({ make, ids }: RecipeKit) => (await make.membership(ids.owner)).communityId;

const newRegistration: Recipes[string] = async ({ uniqueName }) => ({
  body: { username: `w${uniqueName()}`, email: `${uniqueName()}@cards.example`, password: walkerPassword },
});

const accountRecipes: Recipes = {
  'POST /api/auth/login': async ({ pool, ids }) => {
    const { rows } = await pool.query('select email from users where id = $1', [ids.owner]);
    return { body: { email: rows[0].email, password: walkerPassword } };
  },
  'POST /api/auth/register': newRegistration,
  'POST /api/auth/register/check': newRegistration,
  'POST /api/auth/confirm': withBody({ password: walkerPassword }),
  'POST /api/auth/reset-password': async (kit) => ({
    body: { token: await link(kit, 'reset'), password: 'a brand new pass phrase' },
  }),
  'POST /api/auth/reset-password/check': async (kit) => ({ body: { token: await link(kit, 'reset') } }),
  'POST /api/auth/verify-email': async (kit) => ({ body: { token: await link(kit, 'verify') } }),
  'POST /api/auth/undo-change': async (kit) => ({ body: { token: await link(kit, 'undo') } }),
  'POST /api/account/deletion': async ({ pool, ids }) => {
    const { rows } = await pool.query('select username from users where id = $1', [ids.owner]);
    return { body: { confirmation: rows[0].username } };
  },
  'PUT /api/account': async ({ uniqueName }) => ({ body: { username: `w${uniqueName()}` } }),
  'PUT /api/account/email': async ({ uniqueName }) => ({ body: { email: `${uniqueName()}@cards.example` } }),
  'PUT /api/account/password': withBody({ currentPassword: walkerPassword, password: 'a brand new pass phrase' }),
};

const profileRecipes: Recipes = {
  'PUT /api/profiles/:id': withBody({ document: sampleDocument, version: 1 }),
  'PUT /api/profiles/:id/address': async ({ uniqueName }) => ({ body: { slug: `card-${uniqueName()}` } }),
  'PUT /api/profiles/:id/restore': async (kit) => {
    const id = await profile(kit);
    const versionId = await firstRow(
      kit,
      `insert into profile_versions (profile_id, document, published_at) values ($1, $2, now()) returning id`,
      [id, sampleDocument],
    );
    return { params: { id }, body: { versionId } };
  },
  'POST /api/profiles/:id/events': withBody({ kind: 'click', target: 'phone' }),
  'POST /api/profiles/:id/leads': async (kit) => {
    const id = await profile(kit);
    const form = { ...sampleDocument, blocks: [{ id: 'form', kind: 'lead-form', fields: [] }] };
    await kit.pool.query('update profiles set published = $2 where id = $1', [id, form]);
    return { params: { id }, body: { name: 'Ruth', phone: '050-555-0123' } };
  },
  'GET /api/leads': async (kit) => ({ query: { profileId: String(await profile(kit)), q: String(await lead(kit)) } }),
  'PUT /api/leads/move': async (kit) => ({ body: { ids: [await lead(kit)], status: 'contacted' } }),
  'PUT /api/leads/undo-move': async (kit) => ({ body: { ids: [await lead(kit)] } }),
  'PUT /api/leads/seen': async (kit) => ({ body: { ids: [await lead(kit)] } }),
  'POST /api/leads/delete': async (kit) => ({ body: { ids: [await lead(kit)] } }),
  'POST /api/leads/:id/notes': withBody({ text: 'x' }),
  'PUT /api/leads/webhook': withBody({ url: 'https://hooks.cards.example/in' }),
  'GET /api/communities/:slug': async ({ make, ids, pool }) => {
    const { communityId } = await make.membership(ids.owner);
    const { rows } = await pool.query('select slug from communities where id = $1', [communityId]);
    return { params: { slug: rows[0].slug } };
  },
  'GET /api/communities/:id/membership': byId(community),
  'POST /api/communities/:id/members': async (kit) => ({
    params: { id: (await kit.make.membership(kit.ids.other)).communityId },
    body: { profileId: await profile(kit) },
  }),
  'PUT /api/communities/:id/members/:profileId': withBody({ isListed: true }),
};

const moneyRecipes: Recipes = {
  'PUT /api/billing-details': withBody({ name: 'Dana' }),
  'POST /api/payment-methods': async (kit) => ({ body: { token: await paymentToken(kit) } }),
  'POST /api/payment-demo': async (kit) => ({ body: { token: await paymentToken(kit) } }),
  'PUT /api/subscription/cancel': async (kit) => {
    await kit.make.subscription(kit.ids.owner);
    return {};
  },
  'PUT /api/subscription/resume': async (kit) => {
    await kit.make.subscription(kit.ids.owner, true);
    await kit.make.method(kit.ids.owner);
    return {};
  },
  'PUT /api/subscription/stop-renewal': async (kit) => {
    await kit.make.subscription(kit.ids.owner);
    return {};
  },
  'PUT /api/subscription/schedule': async (kit) => {
    await kit.make.subscription(kit.ids.owner);
    return { body: { packageId: await packageId(kit, 'advanced'), cycle: 'monthly' } };
  },
  'PUT /api/subscription/method': async (kit) => {
    await kit.make.subscription(kit.ids.owner);
    return { body: { methodId: await kit.make.method(kit.ids.owner) } };
  },
  'GET /api/admin/package-migrations/effect': async () => ({ query: bySource }),
  'GET /api/admin/package-migrations/sums': async () => ({ query: bySource }),
  'GET /api/checkout/quote': async (kit) => ({
    query: { type: 'package', id: String(await packageId(kit, 'pro')), cycle: 'monthly' },
  }),
  'GET /api/checkout/coupon': async (kit) => {
    const coupon = kit.uniqueName().toUpperCase();
    await kit.make.coupon(coupon);
    return { query: { type: 'package', id: String(await packageId(kit, 'pro')), cycle: 'monthly', coupon } };
  },
  'POST /api/checkout': async (kit) => ({
    body: {
      type: 'package',
      id: await packageId(kit, 'pro'),
      cycle: 'monthly',
      methodId: await kit.make.method(kit.ids.owner),
    },
  }),
};

const tagRecipes: Recipes = {
  'PUT /api/tags/:code': withBody({ name: 'x' }),
  'PUT /api/tags/:code/activate': async (kit) => ({
    params: { code: await kit.make.tag(null) },
    body: { profileId: await profile(kit) },
  }),
  'POST /api/tags/:code/found': async ({ make, ids, pool }) => {
    const code = await make.tag(ids.other);
    await pool.query("update tags set state = 'frozen' where code = $1", [code]);
    return { params: { code }, body: { message: 'x' } };
  },
  'GET /api/tag-offers/:token': async (kit) => ({ params: { token: await offer(kit) } }),
  'PUT /api/tag-offers/:token/accept': async (kit) => ({
    params: { token: await offer(kit) },
    body: { profileId: await profile(kit) },
  }),
  'PUT /api/tag-offers/:token/decline': async (kit) => ({ params: { token: await offer(kit) } }),
  'POST /api/card-designs': async (kit) => ({ body: { profileId: await profile(kit), design: sampleDesign } }),
  'PUT /api/card-designs/:id': async (kit) => ({
    body: { profileId: await profile(kit), design: sampleDesign, version: 1 },
  }),
  'POST /api/physical-orders': async (kit) => {
    const designId = await kit.make.design(kit.ids.owner);
    await kit.pool.query('update physical_card_designs set profile_id = $2 where id = $1', [
      designId,
      await profile(kit),
    ]);
    const address = { recipient: 'Dana', phone: '0505550123', city: 'Haifa', street: 'x', house: '1' };
    const { id: pointId } = await kit.call('POST', '/api/admin/pickup-points', samplePoint);
    return { body: { designId, quantity: 1, delivery: 'pickup', pointId, address } };
  },
  'PUT /api/physical-orders/:id/resubmit': orderInStates(['paid', 'needs_changes'], { design: sampleDesign }),
  'PUT /api/physical-orders/:id/received': orderInStates(shippedStates),
  'PUT /api/physical-orders/:id/problem': orderInStates([...shippedStates, 'delivered'], { note: 'x' }),
  ...Object.fromEntries(
    ['print.pdf', 'packing.pdf', 'labels.pdf', 'chips.csv'].map((name) => [
      `GET /api/admin/orders/${name}`,
      async (kit: RecipeKit) => {
        const { params } = await orderInStates(['paid', 'approved', 'in_production'])(kit);
        return { query: { ids: String(params?.id) } };
      },
    ]),
  ),
};

const messageRecipes: Recipes = {
  // A user has at most one open conversation, so each request needs another user.
  'PUT /api/admin/messages/:id/reopen': byId(({ make, ids }) => make.supportMessage(ids.owner)),
  'PUT /api/support-messages/visitors/read': async ({ make }) => ({
    body: { conversationId: await make.deskConversation() },
  }),
  'POST /api/messages': async ({ make, ids }) => {
    await make.supportMessage(ids.owner, false);
    return { body: { content: '<p>x</p>' } };
  },
  'POST /api/contact': withBody({ name: 'Dana', email: 'dana@cards.example', message: 'x' }),
  'GET /api/blog-posts/:id': byId(async (kit) => {
    const id = await kit.make.post(kit.ids.admin);
    await kit.pool.query("update blog_posts set publish_at = now() - interval '1 hour' where id = $1", [id]);
    return id;
  }),
  'GET /api/admin/broadcasts/:id': byId(
    async ({ call, ids }) =>
      (
        await call('POST', '/api/admin/broadcasts', {
          texts: { he: { title: 'x', content: 'x' } },
          link: null,
          audience: { userIds: [ids.owner] },
        })
      ).id,
  ),
};

/** Recipes for all other endpoints that the schema alone cannot fill. */
export const walkRecipes: Recipes = {
  ...accountRecipes,
  ...profileRecipes,
  ...moneyRecipes,
  ...tagRecipes,
  ...messageRecipes,
};
