/** Actions on a message that failed to send. */
export interface MessageActions {
  retry(key: string): void;
  drop(key: string): void;
}
