/** The first row of a query, if any. */
export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> => (await query)[0];

/** The row that a query must return, such as an inserted one. */
export async function onlyRow<Row>(query: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row] = await query;
  if (!row) throw new Error('The database returned no row');
  return row;
}
