/** What became of a message, and where the answer will come. */
export interface Sent {
  readonly kind: 'ticket' | 'mail';
  readonly email: string;
}
