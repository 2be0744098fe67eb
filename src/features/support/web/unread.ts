import type { SupportMessage } from '../contract.ts';

type Reading = Pick<SupportMessage, 'isRead' | 'isFromSupport'>;

/** Written by the other side and not yet read: an admin reads owners, an owner reads support. */
export const isUnreadBy = ({ isRead, isFromSupport }: Reading, isAdmin: boolean): boolean =>
  !isRead && isFromSupport !== isAdmin;
