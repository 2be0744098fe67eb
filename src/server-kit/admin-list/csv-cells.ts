/** What a cell may be as it is: an instant is written in UTC, nothing as an empty cell. */
type PlainCell = string | number | Date | null;
type PlainColumn<Values> = { [Key in keyof Values]: Values[Key] extends PlainCell ? Key : never }[keyof Values];
type Cell<Values, Context> = (values: Values, context: Context) => PlainCell;

/** A column is the value of its name, unless it is written otherwise here; what is no plain cell has to be. */
export type Cells<Values, Column extends string, Context> = { readonly [Key in Column]?: Cell<Values, Context> } & {
  readonly [Key in Exclude<Column, PlainColumn<Values>>]: Cell<Values, Context>;
};

/** One row of a file. */
export function cellsOf<Values, Column extends string, Context>(
  columns: readonly Column[],
  cells: Cells<Values, Column, Context>,
  values: Values,
  context: Context,
): (string | number)[] {
  const own = cells as Partial<Record<Column, Cell<Values, Context>>>;
  const plain = values as Readonly<Record<Column, PlainCell>>;
  return columns.map((column) => written(own[column] ? own[column](values, context) : plain[column]));
}

const written = (cell: PlainCell): string | number => (cell instanceof Date ? cell.toISOString() : (cell ?? ''));

interface CsvTableDefinition<Row, Values, Column extends string> {
  /** In the order of the file. */
  readonly columns: readonly Column[];
  readonly head: (column: Column) => string;
  /** With the type of its parameter, as those of `cells` are inferred from it. */
  readonly values: (row: Row) => Values;
  readonly cells: Cells<Values, Column, undefined>;
}

/** The head and the rows of a file whose pages are read by other means than those of a list. */
export const csvTable = <Row, Values, Column extends string>({
  columns,
  head,
  values,
  cells,
}: CsvTableDefinition<Row, Values, Column>) => ({
  head: columns.map(head),
  cells: (row: Row) => cellsOf(columns, cells, values(row), undefined),
});
