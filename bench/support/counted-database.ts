import { crowdedDatabase, eventPartitions } from './crowded-database.ts';

interface DatabaseSize {
  readonly profiles: number;
  readonly events: number;
  /** How many of all events belong to the measured profile. */
  readonly ownEvents: number;
  readonly days: number;
}

/** The product's tables with `size` events and their sums. The first owner is on a trial and sees all statistics. */
export const countedDatabase = (clusterUrl: string, name: string, size: DatabaseSize): Promise<string> =>
  crowdedDatabase(clusterUrl, name, size.profiles, fillings(size));

const wall = `(at at time zone 'Asia/Jerusalem')`;

/** Inserts the sums that the product itself would have computed. */
const insertSums = (dimension: string, key: string, where = 'true'): string =>
  `insert into stat_sums (profile_id, day, kind, dimension, key, count)
   select profile_id, ${wall}::date, kind, '${dimension}', ${key}, count(*) from events where ${where} group by 1, 2, 3, 5`;

const fillings = ({ profiles, events, ownEvents, days }: DatabaseSize): string[] => [
  `set work_mem = '256MB'`,
  `update users set trial_ends_at = now() + interval '10 years' where id = 1`,
  eventPartitions,
  `insert into events (at, profile_id, kind, source, host, device, target, visitor)
   select now() - (random() * ${days}) * interval '1 day', case when n <= ${ownEvents} then 1 else 2 + n % ${profiles - 1} end,
     kind, (array['nfc', 'qr', 'whatsapp', 'link', 'embed', 'direct'])[1 + n % 6],
     case when kind = 'view' and n % 3 = 0 then 'site-' || n % 40 || '.example' end,
     (array['phone', 'tablet', 'computer'])[1 + n % 3],
     case when kind = 'click' then 'https://link-' || n % 30 || '.example/' when kind = 'share' then 'copy' end,
     decode(lpad(to_hex(n), 20, '0'), 'hex')
   from (select n, (array['view', 'view', 'view', 'view', 'view', 'click', 'click', 'save', 'share', 'lead'])[1 + (n / 7) % 10] as kind
     from generate_series(1, ${events}) n)`,
  insertSums('all', `''`),
  insertSums('source', 'source'),
  insertSums('host', 'host', `kind = 'view' and host is not null`),
  insertSums('device', 'device', `kind = 'view'`),
  insertSums('hour', `extract(hour from ${wall})::text`, `kind = 'view'`),
  insertSums('target', 'target', `kind in ('click', 'share')`),
  'vacuum (analyze) stat_sums',
];
