/** What a button does instead while the design cannot be printed. */
export type Stopped =
  | { readonly 'aria-describedby': string; readonly 'aria-disabled': boolean; readonly onClick: () => void }
  | undefined;
