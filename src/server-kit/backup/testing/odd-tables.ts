import type pg from 'pg';
import { oddText } from './contents.ts';

/** Kinds of tables that the product may have in future. */
export const oddTables = `
  create table zz_values (id bigint generated always as identity primary key, words text, "Odd Name" text default 'x',
    raw bytea, doc jsonb, ratio double precision, span interval, list text[],
    twice bigint generated always as (id * 2) stored, parent bigint references zz_values (id));
  create table zz_a_child (value_id bigint not null references zz_values (id), note text not null);
  create function zz_refuse() returns trigger language plpgsql as $$ begin raise 'never again'; end $$;
  create table zz_book (id int primary key, amount int not null);
  create trigger zz_book_closed before insert on zz_book for each row when (new.amount > 5) execute function zz_refuse();
  create trigger zz_book_kept before truncate on zz_book execute function zz_refuse();
  create table zz_events (at timestamptz not null, value_id bigint references zz_values (id), word text) partition by range (at);
  create table zz_events_first partition of zz_events for values from ('2026-01-01') to ('2026-02-01');
  insert into zz_book values (1, 1)`;

export async function fillOddTables(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into zz_values (words, "Odd Name", raw, doc, ratio, span, list, parent)
     values ($1, '', '\\x00ff5c0a', $2, 'NaN', '-1 mon 2 days', array['a,b', null, '', $1], 2), ('', null, '', 'null', 0.1, null, '{}', 1)`,
    [oddText, { text: oddText }],
  );
  await pool.query(`insert into zz_a_child values (1, '\\.'), (2, '')`);
  await pool.query('alter table zz_book disable trigger all; insert into zz_book values (2, 9)');
  await pool.query('alter table zz_book enable trigger all');
  await pool.query(`
    create table zz_events_next partition of zz_events for values from ('2026-02-01') to ('2026-04-01') partition by list (word);
    create table "zz_events next" partition of zz_events_next for values in ('x', 'it''s');
    create table zz_events_rest partition of zz_events default;
    insert into zz_events values ('2026-01-05', 1, 'a'), ('2026-02-05', 2, 'x'), ('2026-03-05', 2, 'it''s'), ('2030-01-01', null, null)`);
}
