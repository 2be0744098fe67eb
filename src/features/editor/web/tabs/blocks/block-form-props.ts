export interface BlockFormProps {
  /** Of the block in the form: `blocks.3`. */
  readonly path: string;
}
