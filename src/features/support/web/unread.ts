import type { SupportMessage } from '../contract.ts';

type Reading = Pick<SupportMessage, 'isRead' | 'isFromSupport'>;

/** What the other side wrote and this one has not seen: an admin reads owners, an owner reads the support. */
export const isUnreadBy = ({ isRead, isFromSupport }: Reading, isAdmin: boolean): boolean =>
  !isRead && isFromSupport !== isAdmin;
