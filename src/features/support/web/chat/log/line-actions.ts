/** What can be done about a line that was not sent. */
export interface LineActions {
  retry(key: string): void;
  drop(key: string): void;
}
