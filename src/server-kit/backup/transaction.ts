import type pg from 'pg';

/** Text output must be identical on every machine, and no request timeout may cut a long copy short. */
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
  // A lost connection also emits an `error` event; the failing query already reports it.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query([begin, ...settingLines].join(';'));
    const result = await work(client);
    await client.query('commit');
    client.off('error', ignore).release();
    return result;
  } catch (error) {
    // Closes the connection instead of rolling back, because it may be in the middle of a copy.
    client.release(true);
    throw error;
  }
}
