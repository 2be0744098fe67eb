/** When the chat was asked for, and what had the focus then. */
export interface ChatRequest {
  readonly at: number;
  readonly opener: Element | null;
  /** Whose conversation an admin wants to see. */
  readonly userId: number | undefined;
}

export interface SupportChatProps {
  request: ChatRequest | undefined;
  unread: number;
}
