import { Bug, Database, FileText, type LucideIcon, Mail, MessagesSquare, Package, Truck } from 'lucide-react';
import { ordersHref } from '#features/workshop/web/index.ts';
import type { IconTone } from '#ui/icon-tile.tsx';
import type { Overview } from '../contract.ts';

/** Something that requires an admin's action, and the page for it. */
export interface Attention {
  readonly name: 'mismatch' | 'waiting' | 'issuer' | 'errors' | 'check' | 'problems' | 'conversations' | 'contacts';
  readonly icon: LucideIcon;
  readonly tone: IconTone;
  readonly count: number;
  readonly to: string;
}

/** Only pending items, most urgent first. */
export function attentionOf(overview: Overview): Attention[] {
  const { migrations, hasInventedIssuer, openErrors, openConversations, openContacts, orders } = overview;
  const ordersIn = (orderState: string) => orders.find(({ state }) => state === orderState)?.count ?? 0;
  const all: Attention[] = [
    { name: 'mismatch', icon: Database, tone: 'bad', count: migrations.mismatched, to: '/admin/database-migrations' },
    { name: 'waiting', icon: Database, tone: 'warn', count: migrations.waiting, to: '/admin/database-migrations' },
    { name: 'issuer', icon: FileText, tone: 'warn', count: hasInventedIssuer ? 1 : 0, to: '/admin/settings#issuer' },
    { name: 'errors', icon: Bug, tone: 'bad', count: openErrors, to: '/admin/errors?state=open' },
    {
      name: 'problems',
      icon: Truck,
      tone: 'bad',
      count: ordersIn('delivery_problem'),
      to: ordersHref('delivery_problem'),
    },
    { name: 'check', icon: Package, tone: 'hot', count: ordersIn('paid'), to: ordersHref('paid') },
    {
      name: 'conversations',
      icon: MessagesSquare,
      tone: 'sea',
      count: openConversations,
      to: '/admin/support?state=open',
    },
    { name: 'contacts', icon: Mail, tone: 'sea', count: openContacts, to: '/admin/support?tab=contacts&state=open' },
  ];
  return all.filter(({ count }) => count > 0);
}
