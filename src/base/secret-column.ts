/** A column whose values are encrypted at rest. What was written for one row cannot be read for another. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** The column that names the row, a whole number. */
  readonly id: string;
  readonly type: 'text' | 'bytea';
}
