import type { SupportMessage } from '../../../contract.ts';

interface Talk {
  readonly messages: readonly SupportMessage[];
  readonly isClosed: boolean;
}

/**
 * An owner sees the open ticket. When there is none and the newest message is of a closed one, that one stays on the
 * screen, so that the last answer can still be read.
 */
export function ownerTalk(open: readonly SupportMessage[], all: readonly SupportMessage[]): Talk {
  const newest = all.at(-1);
  if (open.length > 0 || !newest?.isClosed) return { messages: open, isClosed: false };
  return { messages: all.filter(({ ticketId }) => ticketId === newest.ticketId), isClosed: true };
}
