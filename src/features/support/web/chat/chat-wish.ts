/** When the chat was asked for, and what had the focus then. */
export interface ChatWish {
  readonly at: number;
  readonly opener: Element | null;
  /** Whose conversation an admin wants to see. */
  readonly userId: number | undefined;
}

export interface SupportChatProps {
  wish: ChatWish | undefined;
  unread: number;
}
