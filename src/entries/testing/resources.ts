import type { Prepared, RecipeKit } from './recipe.ts';
import { addSession } from './start-product.ts';

type Kit = Pick<RecipeKit, 'api' | 'make'> & { readonly ids: Pick<RecipeKit['ids'], 'admin' | 'owner'> };
type Params = NonNullable<Prepared['params']>;

const missing = async () => 2_000_000_000;
const profile = ({ make, ids }: Kit, path: string) =>
  make.profile(ids.owner, path.endsWith('/bring-back') ? new Date() : null);
const physicalOrder = ({ make, ids }: Kit) => make.physicalOrder(ids.owner);
const tag = ({ make, ids }: Kit) => make.tag(ids.owner);
const invoice = ({ make, ids }: Kit) => make.invoice(ids.owner);
const newUser = ({ make }: Kit) => make.user(`somebody-${crypto.randomUUID()}`);
const membership = async ({ make, ids }: Kit) => {
  const { communityId: id, profileId } = await make.membership(ids.owner);
  return { id, profileId };
};

/** Creates one of the owner's resources for each path with a parameter, by how the path begins. */
const resources: Readonly<Record<string, (kit: Kit, path: string) => Promise<string | number | Params>>> = {
  '/api/account/sessions/:id': async ({ api, ids }) => (await addSession(api, ids.owner, { isStrong: false })).id,
  '/api/account/exports/:id': ({ make, ids }) => make.accountExport(ids.owner),
  '/api/leads/:id': ({ make, ids }) => make.lead(ids.owner),
  '/api/lead-notes/:id': ({ make, ids }) => make.note(ids.owner),
  '/api/payment-methods/:id': ({ make, ids }) => make.method(ids.owner),
  '/api/checkout/:orderId': ({ make, ids }) => make.order(ids.owner),
  '/api/card-designs/:id': ({ make, ids }) => make.design(ids.owner),
  '/api/physical-orders/:id': physicalOrder,
  '/api/tags/:code': tag,
  // Anyone with the link may view an offer, so only a token that does not exist is foreign to every user.
  '/api/tag-offers/:token': async () => 'nothing-that-anybody-offered',
  '/api/invoices/:id': invoice,
  '/api/profiles/:id': profile,
  '/api/stats/:profileId': profile,
  '/api/payments/webhook/:provider': async () => 'sandbox',
  '/api/payment-demo/:ref': async () => 'nothing',
  // Everyone may read a post and view or join a community; only the profile in it belongs to a user.
  '/api/blog-posts/:id': missing,
  '/api/communities/:slug': async () => 'nothing-that-anybody-made',
  '/api/communities/:id/membership': missing,
  '/api/communities/:id/members': membership,
  '/api/admin/orders/:id': physicalOrder,
  '/api/admin/tags/:code': tag,
  '/api/admin/packages/:id/prices/:priceId': async () => ({ id: await missing(), priceId: await missing() }),
  '/api/admin/packages/:id': missing,
  '/api/admin/messages/:id': ({ make, ids }) => make.supportMessage(ids.owner),
  '/api/admin/desk/:id/notes/:noteId': async () => ({ id: await missing(), noteId: await missing() }),
  '/api/admin/desk/:id': ({ make }) => make.deskConversation(),
  '/api/admin/canned-replies/:id': ({ make }) => make.cannedReply(),
  '/api/admin/settings/:key': async () => 'claims',
  '/api/admin/vat-rates/:since': async () => '2999-01-01',
  '/api/admin/database-migrations/:name': async () => 'nothing_that_waits',
  '/api/admin/invoices/:id': invoice,
  '/api/admin/coupons/:id': ({ make }) => make.coupon(),
  '/api/admin/payments/:id': ({ make, ids }) => make.payment(ids.owner),
  '/api/admin/subscriptions/:id': async (kit) => kit.make.subscription(await newUser(kit)),
  '/api/admin/package-migrations/:id': ({ make, ids }) => make.packageMigration(ids.admin, 'done'),
  '/api/admin/reports/:id': ({ make, ids }) => make.moderationCase(ids.owner),
  '/api/admin/jobs/:id': ({ make }) => make.failedJob(),
  '/api/admin/webhook-deliveries/:id': ({ make, ids }) => make.webhookDelivery(ids.owner),
  '/api/admin/mails/:id': ({ make, ids }) => make.mail(ids.owner),
  '/api/admin/errors/:id': ({ make }) => make.errorReport(),
  '/api/admin/broadcasts/:id': missing,
  '/api/admin/pickup-points/:id': missing,
  '/api/admin/card-prices/:id': missing,
  '/api/admin/blog-posts/:id': ({ make, ids }) => make.post(ids.admin),
  '/api/admin/profiles/:id': profile,
  '/api/admin/communities/:id': membership,
  '/api/admin/bulk/users/:id': ({ make, ids }) => make.bulkRun(ids.admin, 'users'),
  '/api/admin/bulk/profiles/:id': ({ make, ids }) => make.bulkRun(ids.admin, 'profiles'),
  '/api/admin/users/:id/notes/:noteId': async () => ({ id: await missing(), noteId: await missing() }),
  // The busiest customer, of whom there is most to read.
  '/api/admin/users/:id/timeline': async ({ ids }) => ids.owner,
  '/api/admin/users/:id': newUser,
};

const createOf = (path: string) => Object.entries(resources).find(([start]) => path.startsWith(start))?.[1];

export const hasResource = (path: string): boolean => createOf(path) !== undefined;

/** The parameters of a path, for a new resource. */
export async function createParams(kit: Kit, path: string): Promise<Params> {
  const created = await createOf(path)?.(kit, path);
  if (created === undefined) return {};
  const [, name = ''] = /:(\w+)/.exec(path) ?? [];
  return typeof created === 'object' ? created : { [name]: created };
}
