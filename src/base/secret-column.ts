/** A column whose values are encrypted at rest. Ciphertext is bound to its row and cannot be decrypted for another. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** The column with the row's integer ID. */
  readonly id: string;
  readonly type: 'text' | 'bytea';
}
