import { crowdedDatabase, eventPartitions } from './crowded-database.ts';

/** Creates a database with the product's tables and `size` users, card orders, audit log entries and counted events. */
export const businessDatabase = (clusterUrl: string, name: string, size: number): Promise<string> =>
  crowdedDatabase(clusterUrl, name, 1_000, fillings(size));

const design = JSON.stringify({
  version: 1,
  language: 'he',
  material: 'pvc',
  finish: 'matte',
  template: 'paper',
  words: { name: 'Card' },
  qr: {},
  colours: { ground: '#ffffff', ink: '#000000', accent: '#000000' },
});

const states = `array['paid', 'approved', 'shipped', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled']`;
/** Spreads timestamps from a year ago to an hour ago. */
const at = (size: number): string => `now() - (${size} - n) * interval '1 year' / ${size} - interval '1 hour'`;

const fillings = (size: number): string[] => [
  `set maintenance_work_mem = '256MB'`,
  `insert into users (username, username_key, display_name, email, email_key, created_at, suspended_at)
   select 'user' || n, 'user' || n, 'Person' || n || ' Family' || n % 1000, 'user' || n || '@cards.example',
     'user' || n || '@cards.example', ${at(size)}, case when n % 500 = 0 then now() end
   from generate_series(1, ${size}) n`,
  `insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale, amount, carrier,
     expires_at, created_at, updated_at)
   select 1000 + n % ${size} , (${states})[1 + n % 8], '${design}', 'pvc', 1 + n % 20, 'post',
     jsonb_build_object('recipient', 'Receiver' || n, 'phone', '+972505550100', 'city', 'x'), 'he', 10000, 'own',
     ${at(size)}, ${at(size)}, ${at(size)}
   from generate_series(1, ${size}) n`,
  `insert into audit_log (at, actor_id, actor_name, action, target_kind, target_id, address, user_agent)
   select ${at(size)}, 1 + n % 5, 'admin' || n % 5, (array['users.suspend', 'orders.move', 'tags.retire'])[1 + n % 3],
     (array['user', 'order', 'tag'])[1 + n % 3], n::text, '192.0.2.1', 'Browser'
   from generate_series(1, ${size}) n`,
  eventPartitions,
  `insert into events (at, profile_id, kind, source, device, visitor)
   select ${at(size)}, 1 + n % 1000, (array['view', 'view', 'click', 'save'])[1 + n % 4],
     (array['nfc', 'qr', 'link', 'direct'])[1 + (n / 4) % 4], 'phone', decode(lpad(to_hex(n), 20, '0'), 'hex')
   from generate_series(1, ${size}) n`,
  'vacuum (analyze) users, physical_orders, audit_log, events',
];
