import type pg from 'pg';

/** The text of a value must be the same on every machine, and no limit meant for requests may cut a long copy short. */
const settings = {
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '3',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};
const settingLines = Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`);

export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // A connection that dies says so twice; the query at hand fails with it, and that is enough.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query([begin, ...settingLines].join(';'));
    const result = await work(client);
    await client.query('commit');
    client.off('error', ignore).release();
    return result;
  } catch (error) {
    // Not rolled back but closed, for it may stand in the middle of a copy.
    client.release(true);
    throw error;
  }
}
