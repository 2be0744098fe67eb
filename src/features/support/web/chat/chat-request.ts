/** When the chat was requested, and which element had focus. */
export interface ChatRequest {
  readonly at: number;
  readonly opener: Element | null;
  /** Admins only: whose conversation to open. */
  readonly userId: number | undefined;
}

export interface SupportChatProps {
  request: ChatRequest | undefined;
  unread: number;
}
