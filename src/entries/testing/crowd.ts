import type pg from 'pg';
import { profileDocument } from '#features/profiles/document/document.ts';
import { sampleDesign, sampleDocument } from './makers.ts';

const document = JSON.stringify(profileDocument.parse(sampleDocument));
const design = JSON.stringify(sampleDesign);
const lineItems = '[{"text":{"he":"x","en":"x"},"quantity":1,"amount":10000}]';
const party = '{"name":"x","taxId":"1","address":"x","email":"x@cards.example"}';
const consent = '{"text":"","marketing":null,"at":"2026-01-01T00:00:00.000Z","locale":"he"}';
/** A profile with a phone number of its own, as staff search for it. */
const calledDocument = `jsonb_set('${document}', '{contact,phones}',
  jsonb_build_array(jsonb_build_object('kind', 'mobile', 'number', '+97250' || lpad(n::text, 7, '0'))))`;
const oneOf = (...values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + n % ${values.length}]`;
/** From a year ago until an hour ago. */
const at = (count: number): string => `now() - (${count} - n) * interval '1 year' / ${count} - interval '1 hour'`;
const numbers = (count: number): string => `from generate_series(1, ${count}) n`;

/**
 * Fills the product's tables as a business with that many profiles has them: as many leads, ten times as many events,
 * and a tenth of the orders, payments, subscriptions and tags. The owner is the busiest customer. The rows are
 * consistent by construction; checking foreign keys and triggers would take most of the time.
 */
export async function fillWithCrowd(pool: pg.Pool, ownerId: number, size: number): Promise<void> {
  const tenth = Math.ceil(size / 10);
  /** A user of the crowd; the first rows belong to the owner. */
  const user = (own: number): string =>
    `case when n <= ${own} then ${ownerId} else (select min(id) from users where username = 'crowd1') + n % ${size} end`;
  const profile = (own: number): string =>
    `(select min(id) from profiles where slug = 'crowd-1') + case when n <= ${own} then n % 10 else n % ${size} end`;
  const statements = [
    'set statement_timeout = 0',
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    `set maintenance_work_mem = '256MB'`,
    `insert into users (username, username_key, display_name, email, email_key, created_at, suspended_at, trial_ends_at,
       paid_package, paid_until)
     select 'crowd' || n, 'crowd' || n, 'Person' || n * 7919::bigint % ${size} || ' Family' || n % 1000, 'crowd' || n || '@cards.example',
       'crowd' || n || '@cards.example', ${at(size)}, case when n % 500 = 0 then now() end,
       case when n % 7 = 0 then ${at(size)} + interval '30 days' end, case when n % 10 = 1 then 'pro' end,
       case when n % 10 = 1 then now() + interval '20 days' end ${numbers(size)}`,
    `insert into profiles (owner_id, slug, custom_slug, status, is_primary, draft, published, published_version,
       published_at, created_at, updated_at)
     select case when n <= 20 then ${ownerId} else (select min(id) from users where username = 'crowd1') + n % ${size} end,
       'crowd-' || n, case when n % 3 = 0 then 'own-' || n end, case when n % 10 = 0 then 'draft' else 'published' end,
       n > 20, ${calledDocument}, '${document}', 1, ${at(size)}, ${at(size)}, ${at(size)} ${numbers(size)}`,
    `insert into profile_addresses (kind, name, profile_id) select 'slug', slug, id from profiles where slug like 'crowd-%'`,
    `insert into profile_addresses (kind, name, profile_id)
     select 'custom', custom_slug, id from profiles where custom_slug is not null`,
    `insert into profile_versions (profile_id, document, published_at)
     select ${profile(200)}, '${document}', ${at(size)} ${numbers(size)}`,
    `insert into files (id, owner_id, kind, name, bytes, created_at)
     select md5(n::text), ${user(300)}, 'picture', 'x.webp', 1000, ${at(size)} ${numbers(tenth * 2)}`,
    `insert into leads (owner_id, profile_id, profile_name, name, phone, message, fields, status, seen_at, source,
       consent, search, fingerprint, created_at, updated_at)
     select ${user(2_000)}, ${profile(2_000)}, 'Card', 'Lead' || n, '+972505550100', 'Hello', '[]',
       ${oneOf('new', 'contacted', 'won', 'lost', 'archived', 'new', 'contacted', 'review')},
       case when n % 20 > 0 then now() end, 'direct', '${consent}', 'lead' || n || ' hello', 'x' || n, ${at(size)},
       ${at(size)} ${numbers(size)}`,
    `insert into lead_notes (lead_id, text, created_at)
     select (select min(id) from leads) + n, 'x', now() ${numbers(tenth)}`,
    `insert into notifications (user_id, kind, message, values, link, read_at, created_at)
     select ${user(2_000)}, 'lead', 'notifications.lead', '{"name":"x","profile":"x"}', '/leads',
       case when n % 10 > 0 then now() end, ${at(size)} ${numbers(size)}`,
    `do $$ declare month date; begin
       for month in select generate_series(date_trunc('month', now() - interval '13 months'), now(), interval '1 month') loop
         execute format('create table if not exists events_%s partition of events for values from (%L) to (%L)',
           to_char(month, 'YYYY_MM'), month, month + interval '1 month');
       end loop; end $$`,
    `insert into events (at, profile_id, kind, source, device, visitor)
     select ${at(size * 10)}, ${profile(size / 10)}, ${oneOf('view', 'view', 'click', 'save')},
       ${oneOf('nfc', 'qr', 'link', 'direct')}, 'phone', decode(lpad(to_hex(n), 20, '0'), 'hex') ${numbers(size * 10)}`,
    `insert into stat_sums (profile_id, day, kind, dimension, key, count)
     select (select min(id) from profiles where slug = 'crowd-1') + n % ${size}, current_date - n / ${size}, 'view', 'all',
       '', 1 ${numbers(size * 5)}`,
    `insert into stat_sums (profile_id, day, kind, dimension, key, count)
     select (select min(id) from profiles where slug = 'crowd-1') + p, current_date - d, 'view', 'source', key, 3
     from generate_series(0, 9) p, generate_series(0, 399) d, unnest(array['nfc', 'qr', 'link', 'direct']) key`,
    `insert into payment_methods (user_id, provider, ref, token, brand, last4, exp_month, exp_year, is_default, is_saved,
       created_at)
     select ${user(3)}, 'sandbox', 'ref' || n, 'token' || n, 'visa', '4242', 12, 2040, n > 3, true, now() ${numbers(tenth)}`,
    `insert into subscriptions (user_id, package_type, cycle, status, price, anchor_at, period_index, period_start,
       period_end, period_paid, next_try_at, started_at)
     select (select min(id) from users where username = 'crowd1') + n, ${oneOf('pro', 'advanced', 'pro')},
       ${oneOf('monthly', 'yearly')}, ${oneOf('active', 'active', 'cancelled', 'past_due', 'expired')}, 10000, ${at(tenth)}, 0,
       ${at(tenth)}, now() + n % 30 * interval '1 day', 10000, now() + n % 30 * interval '1 day', ${at(tenth)}
     ${numbers(tenth)}`,
    `insert into subscription_events (subscription_id, kind, data, at)
     select (select min(id) from subscriptions) + n % ${tenth}, 'started', '{}', ${at(tenth)} ${numbers(tenth)}`,
    `insert into payments (user_id, purpose, subject_id, amount, currency, status, provider, provider_ref, brand, last4,
       is_off_session, lines, locale, created_at, settled_at)
     select ${user(50)}, ${oneOf('renewal', 'order')}, n, 10000, 'ILS', ${oneOf('paid', 'paid', 'paid', 'paid', 'declined')},
       'sandbox', 'pay_' || n, 'visa', '4242', true, '${lineItems}', 'he', ${at(tenth)}, ${at(tenth)} ${numbers(tenth)}`,
    `insert into payment_attempts (payment_id, kind, started_at, ended_at, outcome)
     select id, 'charge', created_at, created_at, 'paid' from payments where provider_ref like 'pay\\_%'`,
    `insert into ledger_entries (kind, payment_id, currency, created_at)
     select 'payment', id, 'ILS', created_at from payments where status = 'paid'`,
    `insert into ledger_lines (entry_id, account, amount)
     select id, account, sum from ledger_entries, (values ('bank', 10000), ('revenue', -10000)) lines (account, sum)`,
    `insert into invoices (kind, number, user_id, payment_id, issuer, buyer, lines, net, vat, gross, vat_rate, currency,
       paid_by, locale, issued_at)
     select 'invoice_receipt', 1000000 + row_number() over (order by id), user_id, id, '{"he":${party},"en":${party}}',
       jsonb_build_object('name', 'Buyer' || id, 'email', 'x@cards.example', 'taxId', null, 'address', null, 'city', null),
       '${lineItems}', 8475, 1525, 10000, 1800, 'ILS', 'visa 4242', 'he', settled_at from payments where status = 'paid'`,
    `insert into orders (user_id, key, body_hash, type, item_id, sold_once_key, details, lines, amount, currency, status,
       created_at)
     select ${user(50)}, 'key' || n, '', 'package', 2, 'package', '{}', '${lineItems}', 10000, 'ILS',
       ${oneOf('paid', 'declined')}, ${at(tenth)} ${numbers(tenth)}`,
    `insert into coupons (code, note, discount_kind, discount_value, scope, packages, max_per_owner, is_first_purchase_only,
       used, created_at)
     select 'CROWD' || n, 'hello', 'percent', 10, 'both', '{}', 1, false, 100, now() ${numbers(tenth / 10)}`,
    `insert into coupon_redemptions (coupon_id, user_id, order_id, payment_id, type, discount, amount, state, created_at)
     select (select min(id) from coupons) + n % 50, ${user(50)}, n, n, 'package', 100, 900, 'redeemed', ${at(tenth)}
     ${numbers(tenth * 3)}`,
    `insert into physical_card_designs (owner_id, profile_id, name, design, created_at, updated_at)
     select ${user(20)}, ${profile(20)}, 'Card', '${design}', now(), now() ${numbers(tenth)}`,
    `insert into physical_orders (owner_id, profile_id, state, design, material, quantity, delivery, address, locale,
       amount, carrier, expires_at, created_at, updated_at)
     select ${user(50)}, ${profile(50)}, ${oneOf('paid', 'approved', 'shipped', 'delivered', 'delivered', 'delivered', 'cancelled')},
       '${design}', 'pvc', 1 + n % 20, 'post',
       jsonb_build_object('recipient', 'Receiver' || n, 'phone', '+97252' || lpad(n::text, 7, '0'), 'city', 'x', 'street', 'x'), 'he', 10000,
       'own', ${at(tenth)}, ${at(tenth)}, ${at(tenth)} ${numbers(tenth)}`,
    `insert into physical_order_events (order_id, event, to_state, by, at)
     select (select min(id) from physical_orders) + n % ${tenth}, 'order', 'pending_payment', 'owner', ${at(tenth)}
     ${numbers(tenth * 3)}`,
    `insert into card_stock_movements (material, kind, quantity, balance, at)
     select ${oneOf('pvc', 'wood', 'metal')}, 'used', -1, 0, ${at(tenth * 3)} ${numbers(tenth * 3)}`,
    `insert into tags (code, state, owner_id, profile_id, name, order_id, batch, created_at, updated_at)
     select 'TT' || translate(upper(lpad(to_hex(n), 6, '0')), '01', 'XY'), ${oneOf('active', 'active', 'unassigned', 'frozen')}, ${user(50)}, ${profile(50)}, 'Tag' || n,
       (select min(id) from physical_orders) + n - 1, 'batch' || n % 100, ${at(tenth)}, ${at(tenth)} ${numbers(tenth)}`,
    `insert into tag_events (code, event, by, at) select code, 'made', 'system', created_at from tags`,
    `insert into support_tickets (user_id, subject, created_at, closed_at)
     select (select min(id) from users where username = 'crowd1') + n, 'x', ${at(tenth)},
       case when n % 20 > 0 then now() end ${numbers(tenth)}`,
    `insert into support_messages (ticket_id, user_id, sender_id, is_from_support, content, created_at, read_at)
     select (select min(id) from support_tickets) + n % ${tenth},
       (select min(id) from users where username = 'crowd1') + 1 + n % ${tenth}, null, n % 2 = 0, 'Hello', ${at(tenth)},
       case when n % 1001 > 0 then now() end ${numbers(tenth * 3)}`,
    `insert into moderation_cases (profile_id, state, opened_at, last_report_at)
       select id, case when id % 3 = 0 then 'open' else 'dismissed' end, created_at, created_at from profiles where slug like 'crowd-%'`,
    `insert into profile_reports (case_id, reason, details, email, created_at)
       select id, 'fraud', 'x', '', opened_at from moderation_cases`,
    `insert into contact_messages (name, email, topic, message, language, created_at, done_at)
     select 'Ruth' || n, 'ruth' || n / 3 || '@cards.example', 'question', 'Hello', 'he', ${at(tenth)}, case when n % 50 > 0 then now() end
     ${numbers(tenth)}`,
    `insert into lead_webhook_deliveries (delivery, owner_id, lead_id, host, state, attempts, created_at, tried_at)
     select md5(n::text)::uuid, ${user(500)}, (select min(id) from leads) + n - 1, 'crm' || n % 1000 || '.example',
       ${oneOf('delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'failed', 'delivered', 'waiting')},
       1, ${at(size)}, ${at(size)} ${numbers(size)}`,
    `insert into webhook_events (provider, event_id, type, payment_ref, received_at, applied_at)
     select 'sandbox', 'event' || n, ${oneOf('payment.paid', 'payment.declined')}, 'pay_' || n, ${at(tenth)},
       case when n % 20 > 0 then ${at(tenth)} end ${numbers(tenth)}`,
    `insert into mails (user_id, "to", template, subject, status, attempts, created_at, tried_at, sent_at)
     select ${user(500)}, 'crowd' || n % ${size} || '@cards.example', ${oneOf('lead', 'lead', 'weekly', 'cardsShipped')},
       'Email of Ruth' || n, ${oneOf('sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'failed', 'sent', 'sent', 'waiting')}, 1,
       ${at(size * 2)}, ${at(size * 2)}, ${at(size * 2)} ${numbers(size * 2)}`,
    `insert into audit_log (at, actor_id, actor_name, action, target_kind, target_id, address, user_agent)
     select ${at(tenth * 5)}, 1 + n % 5, 'admin' || n % 5, ${oneOf('users.suspend', 'orders.move', 'tags.retire')},
       ${oneOf('user', 'order', 'tag')}, n::text, '192.0.2.1', 'Browser' ${numbers(tenth * 5)}`,
    `insert into security_events (at, user_id, kind, detail, address, user_agent, request_id)
     select ${at(tenth * 5)}, ${user(500)}, 'sign-in', '', '192.0.2.1', 'Browser', 'x' ${numbers(tenth * 5)}`,
    `insert into sessions (user_id, cookie_hash, token_key, is_remembered, is_strong, user_agent, created_at, last_seen_at,
       expires_at, authenticated_at)
     select ${user(20)}, sha256(('c' || n)::bytea), sha256(('t' || n)::bytea), true, false, 'Browser', now(), now(),
       now() + interval '30 days', now() ${numbers(tenth * 2)}`,
    `insert into error_reports (fingerprint, error_type, error_message, path, first_seen_at, last_seen_at)
     select sha256(('e' || n)::bytea), 'TypeError', 'x' || n, '/', ${at(1_000)}, ${at(1_000)} ${numbers(1_000)}`,
    `insert into communities (slug, name, field, created_at)
     select 'crowd-' || n, '{"he":"x","en":"x"}', 'home', now() ${numbers(50)}`,
    `insert into community_members (community_id, profile_id, is_listed, joined_at)
     select (select min(id) from communities where slug = 'crowd-1') + n % 50,
       (select min(id) from profiles where slug = 'crowd-1') + n, true, now() ${numbers(Math.ceil(size / 200))}`,
    'vacuum (analyze)',
  ];
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}
