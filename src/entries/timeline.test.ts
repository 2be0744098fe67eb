import { expect, test } from 'vitest';
import { timelineSources } from '#features/accounts/server/index.ts';
import { extensions } from './features.ts';
import { startProduct } from './testing/start-product.ts';

const { sendAsAdmin, kit, adminId } = await startProduct();
const { api, make } = kit;
const owner = await make.user('timeline owner', { email_verified_at: new Date() });

/** One thing of each kind that a source tells of. */
async function live(): Promise<void> {
  const profile = await make.profile(owner, new Date());
  await api.pool.query(
    `insert into profile_versions (profile_id, document, published_at) select id, draft, now() from profiles where id = $1`,
    [profile],
  );
  const payment = await make.payment(owner);
  await api.insert('refunds', {
    payment_id: payment,
    key: 'x',
    amount: 100,
    reason: 'by_us',
    status: 'done',
    created_at: new Date(),
  });
  await make.invoice(owner);
  const subscription = await make.subscription(owner);
  await api.insert('subscription_events', { subscription_id: subscription, kind: 'renewed', data: {}, at: new Date() });
  await make.physicalOrder(owner);
  const code = await make.tag(owner);
  await api.insert('tag_events', { code, event: 'frozen', by: 'owner', owner_id: owner, at: new Date() });
  await make.lead(owner);
  await make.moderationCase(owner);
  await make.supportMessage(owner);
  const { email } = await api.row('select email from users where id = $1', [owner]);
  await make.deskConversation(email);
  await api.insert('security_events', {
    at: new Date(),
    user_id: owner,
    kind: 'sign-in',
    detail: 'password',
    address: '',
    user_agent: '',
    request_id: '',
  });
  await sendAsAdmin('PUT', `/api/admin/users/${owner}/extend-trial`, { days: 3 });
}

test('every source of the product tells of a customer, in both languages', async () => {
  await live();
  const kinds = new Set<string>();
  for (const language of ['he', 'en']) {
    const headers = { 'accept-language': language };
    const { body } = await sendAsAdmin('GET', `/api/admin/users/${owner}/timeline`, undefined, headers);
    for (const { kind, text, path } of body.rows) {
      kinds.add(kind);
      expect(text, kind).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(path === null || path.startsWith('/admin/'), `${kind} ${path}`).toBe(true);
    }
  }
  const declared = extensions
    .filter(({ point }) => point === timelineSources)
    .map(({ value }) => (value as { kind: string }).kind);
  expect([...kinds].toSorted()).toEqual(declared.toSorted());
  expect(adminId).not.toBe(owner);
});
