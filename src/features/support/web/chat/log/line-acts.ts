/** What can be done about a line that was not sent. */
export interface LineActs {
  retry(key: string): void;
  drop(key: string): void;
}
