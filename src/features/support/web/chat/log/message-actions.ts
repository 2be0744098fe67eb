/** What can be done about a line that was not sent. */
export interface MessageActions {
  retry(key: string): void;
  drop(key: string): void;
}
