import { randomBytes } from 'node:crypto';
import { deliveryAddress } from '#features/physical-cards/delivery.ts';
import { physicalCardDesign } from '#features/physical-cards/design/design.ts';
import { makeTags } from '#features/tags/server/index.ts';
import type { TestApi } from '#server-kit/testing/test-api.ts';

export const sampleDocument = {
  version: 1,
  language: 'he',
  identity: { name: { he: 'Dana' } },
  design: { template: 'shore' },
};

export const sampleDesign = {
  version: 1,
  language: 'he',
  material: 'pvc',
  finish: 'matte',
  template: 'paper',
  words: { name: 'Dana' },
  qr: {},
  colours: { ground: '#ffffff', ink: '#000000', accent: '#000000' },
};

export const samplePoint = {
  city: { he: 'Haifa', en: 'Haifa' },
  name: { he: 'Kiosk', en: 'Kiosk' },
  street: { he: 'HaNassi 1', en: '1 HaNassi St' },
};

const parsedDesign = physicalCardDesign.parse(sampleDesign);
const parsedAddress = deliveryAddress.parse({ recipient: 'Dana', phone: '+972505550123', city: 'Haifa' });

const lineItems = JSON.stringify([{ text: { he: 'x', en: 'x' }, quantity: 1, amount: 100 }]);
const uniqueId = () => randomBytes(8).toString('hex');

/** Inserts owners' resources directly into their tables, for tests that call all endpoints. */
export function createMakers(api: TestApi) {
  const { pool, services } = api;
  const insert = async (statement: string, values: readonly unknown[]): Promise<number> =>
    (await pool.query(statement, [...values])).rows[0].id;

  const profile = (ownerId: number, deletedAt: Date | null = null) =>
    insert(
      `insert into profiles (owner_id, slug, draft, published, status, deleted_at, created_at, updated_at)
       values ($1, $2, $3, $3, 'published', $4, now(), now()) returning id`,
      [ownerId, `card-${uniqueId()}`, sampleDocument, deletedAt],
    );

  const lead = (ownerId: number) =>
    insert(
      `insert into leads (owner_id, profile_name, name, message, fields, source, consent, search, fingerprint,
         created_at, updated_at)
       values ($1, '', 'Ruth', '', '[]', 'direct', $2, '', '', now(), now()) returning id`,
      [ownerId, { text: '', marketing: null, at: new Date(), locale: 'he' }],
    );

  return {
    /** A new account; `set` contains further columns with their values. */
    user: async (name: string, set: Readonly<Record<string, unknown>> = {}): Promise<number> => {
      const email = `${name.replaceAll(' ', '-')}@cards.example`;
      const names = { username: name, username_key: name, display_name: name, email, email_key: email };
      return (await api.insert('users', { ...names, ...set })).id;
    },
    profile,
    lead,
    note: async (ownerId: number) =>
      insert(`insert into lead_notes (lead_id, text, created_at) values ($1, 'x', now()) returning id`, [
        await lead(ownerId),
      ]),
    /** An undecided report of one of the owner's profiles. */
    moderationCase: async (ownerId: number) =>
      insert(
        `insert into moderation_cases (profile_id, opened_at, last_report_at) values ($1, now(), now()) returning id`,
        [await profile(ownerId)],
      ),
    coupon: async (code = uniqueId().toUpperCase()) =>
      insert(
        `insert into coupons (code, note, discount_kind, discount_value, scope, packages, max_per_owner, is_first_purchase_only,
           created_at)
         values ($1, '', 'percent', 10, 'both', '{}', 1, false, now()) returning id`,
        [code],
      ),
    /** A community that contains one of the owner's profiles. */
    membership: async (ownerId: number): Promise<{ communityId: number; profileId: number }> => {
      const communityId = await insert(
        `insert into communities (slug, name, field, created_at) values ($1, '{"he":"x"}', 'home', now()) returning id`,
        [`community-${uniqueId()}`],
      );
      const profileId = await profile(ownerId);
      await pool.query(
        'insert into community_members (community_id, profile_id, joined_at, is_new) values ($1, $2, now(), true)',
        [communityId, profileId],
      );
      return { communityId, profileId };
    },
    tag: async (ownerId: number | null, orderId: number | null = null): Promise<string> => {
      const [code] = await makeTags(services.db, {
        ownerId,
        profileId: null,
        orderId,
        batch: null,
        count: 1,
        actorId: null,
        at: new Date(),
      });
      return code ?? '';
    },
    /** An order of physical cards as the owner places it, with a pending payment. */
    physicalOrder: (ownerId: number) =>
      insert(
        `with made as (
           insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale,
             expires_at, created_at, updated_at)
           values ($1, 'pending_payment', $2, 'pvc', 1, 'pickup', $3, 'he', now() + interval '1 day', now(), now())
           returning id),
         told as (
           insert into physical_order_events (order_id, event, to_state, by, at)
           select id, 'order', 'pending_payment', 'owner', now() from made)
         select id from made`,
        [ownerId, parsedDesign, parsedAddress],
      ),
    design: (ownerId: number) =>
      insert(
        `insert into physical_card_designs (owner_id, name, design, created_at, updated_at) values ($1, '', $2, now(), now())
         returning id`,
        [ownerId, parsedDesign],
      ),
    accountExport: (ownerId: number) =>
      insert('insert into account_exports (user_id, sections_total, created_at) values ($1, 1, now()) returning id', [
        ownerId,
      ]),
    /** A message in a new conversation. */
    supportMessage: (ownerId: number, isClosed = true) =>
      insert(
        `with made as (
           insert into support_tickets (user_id, subject, created_at, closed_at)
           values ($1, 'x', now(), $2) returning id, user_id)
         insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at)
         select id, user_id, user_id, false, 'x', now() from made returning id`,
        [ownerId, isClosed ? new Date() : null],
      ),
    /** The message of a visitor. */
    deskConversation: async (email = 'ruth@cards.example') => {
      const contactId = await insert(
        `insert into contact_messages (name, email, topic, message, language, created_at)
         values ('Ruth', $1, 'question', 'x', 'he', now()) returning id`,
        [email],
      );
      return insert('select id from desk_conversations where contact_id = $1', [contactId]);
    },
    deskNote: (conversationId: number, authorId: number) =>
      insert(
        `insert into desk_notes (conversation_id, author_id, text, created_at) values ($1, $2, 'x', now()) returning id`,
        [conversationId, authorId],
      ),
    userNote: (userId: number, authorId: number) =>
      insert(`insert into user_notes (user_id, author_id, text, created_at) values ($1, $2, 'x', now()) returning id`, [
        userId,
        authorId,
      ]),
    bulkRun: (adminId: number, target: string) =>
      insert(
        `insert into bulk_runs (target, action, total, created_by, actor, key, body_hash, created_at, ended_at)
         values ($1, '{"kind":"restore"}', 0, $2, '{}', $3, '', now(), now()) returning id`,
        [target, adminId, uniqueId()],
      ),
    cannedReply: () =>
      insert(`insert into canned_replies (title, text, created_at) values ('x', 'x', now()) returning id`, []),
    post: (authorId: number) =>
      insert(
        `insert into blog_posts (slug, language, author_id, title, summary, tags, body, search_text, created_at, updated_at)
         values ($1, 'he', $2, 'x', 'x', '{}', $3, '', now(), now()) returning id`,
        [`post-${uniqueId()}`, authorId, JSON.stringify([{ kind: 'paragraph', runs: [{ text: 'x' }] }])],
      ),
    /** A saved payment method. */
    method: (ownerId: number) =>
      insert(
        `insert into payment_methods (user_id, provider, ref, token, brand, last4, exp_month, exp_year, is_default,
           is_saved, created_at)
         values ($1, 'sandbox', $2, $2, 'visa', '4242', 12, 2040, false, true, now()) returning id`,
        [ownerId, uniqueId()],
      ),
    /** The owner must not have a subscription yet: the max is one per owner. */
    subscription: (ownerId: number, isCancelled = false) =>
      insert(
        `insert into subscriptions (user_id, package_type, cycle, status, price, anchor_at, period_index, period_start,
           period_end, period_paid, consent, next_try_at, started_at, cancelled_at)
         values ($1, 'pro', 'monthly', $2, 10000, now(), 0, now(), now() + interval '30 days', 10000,
           '{"text":"x","locale":"he","at":"2026-01-01T00:00:00.000Z"}', $3, now(), $4) returning id`,
        [
          ownerId,
          isCancelled ? 'cancelled' : 'active',
          isCancelled ? null : new Date(Date.now() + 30 * 86_400_000),
          isCancelled ? new Date() : null,
        ],
      ),
    /** An old payment that the provider does not know: its refund is recorded and stays pending. */
    payment: (ownerId: number) =>
      insert(
        `insert into payments (user_id, purpose, subject_id, amount, currency, status, provider, provider_ref, brand,
           last4, is_off_session, lines, locale, created_at, settled_at)
         values ($1, 'renewal', 1, 10000, 'ILS', 'paid', 'sandbox', $2, 'visa', '4242', true, $3, 'he', now(), now())
         returning id`,
        [ownerId, `pay_${uniqueId()}`, lineItems],
      ),
    packageMigration: (adminId: number, status: string) =>
      insert(
        `insert into package_migrations (source, target, options, status, total, created_by, key, body_hash, created_at)
         values ('basic', 'pro', '{"price":"keep","when":"now","tell":false}', $1, 0, $2, $3, '', now()) returning id`,
        [status, adminId, uniqueId()],
      ),
    /** A background job that failed for good. */
    failedJob: () =>
      insert(`select id::int from graphile_worker.add_job('sweep-nothing', run_at := '2099-01-01', job_key := $1)`, [
        uniqueId(),
      ]),
    /** A lead that did not reach its owner's system. */
    webhookDelivery: async (ownerId: number) => {
      await pool.query(
        `insert into lead_webhooks (user_id, url, secret, created_at) values ($1, 'https://crm.example/', 'x', now())
         on conflict do nothing`,
        [ownerId],
      );
      return insert(
        `insert into lead_webhook_deliveries (delivery, owner_id, lead_id, host, state, attempts, created_at, tried_at)
         values (gen_random_uuid(), $1, $2, 'crm.example', 'failed', 8, now(), now()) returning id::int`,
        [ownerId, await lead(ownerId)],
      );
    },
    /** A lead's email that was sent, with its content. */
    mail: (ownerId: number) =>
      insert(
        `with mail as (
           insert into mails (user_id, "to", template, subject, status, attempts, created_at, tried_at, sent_at)
           values ($1, 'owner@cards.example', 'lead', 'x', 'sent', 1, now(), now(), now()) returning id),
         content as (
           insert into mail_contents (mail_id, content, stored_at)
           select id, '{"subject":"x","text":"x","html":"<html><head></head></html>"}', now() from mail)
         select id::int from mail`,
        [ownerId],
      ),
    errorReport: () =>
      insert(
        `insert into error_reports (fingerprint, error_type, error_message, path, first_seen_at, last_seen_at)
         values (sha256($1::bytea), 'x', 'x', '/', now(), now()) returning id`,
        [uniqueId()],
      ),
    /** A declined checkout order. */
    order: (ownerId: number) =>
      insert(
        `insert into orders (user_id, key, body_hash, type, item_id, sold_once_key, details, lines, amount, currency,
           status, created_at)
         values ($1, $2, '', 'package', 2, 'package', $3, $4, 100, 'ILS', 'declined', now()) returning id`,
        [
          ownerId,
          uniqueId(),
          { wish: { type: 'package', id: 2, cycle: 'monthly' }, item: {}, methodId: 1, consent: null },
          lineItems,
        ],
      ),
    invoice: (ownerId: number) => {
      const issuer = { name: 'x', taxId: '1', address: 'x', email: 'x@cards.example' };
      const buyer = { name: 'x', email: 'x@cards.example', taxId: null, address: null, city: null };
      return insert(
        `insert into invoices (kind, number, user_id, payment_id, issuer, buyer, lines, net, vat, gross, vat_rate,
           currency, paid_by, locale, issued_at)
         values ('invoice_receipt', (select coalesce(max(number), 0) + 1 from invoices), $1, 1, $2, $3, $4, 85, 15, 100,
           1800, 'ILS', 'visa 4242', 'he', now()) returning id`,
        [ownerId, { he: issuer, en: issuer }, buyer, lineItems],
      );
    },
  };
}

export type Makers = ReturnType<typeof createMakers>;
