import {
  Bug,
  CalendarClock,
  CreditCard,
  Database,
  FileText,
  Flag,
  Layers,
  type LucideIcon,
  Mails,
  MessagesSquare,
  Package,
  Truck,
  UsersRound,
  Webhook,
  Workflow,
} from 'lucide-react';
import { mayStaff, type StaffArea, type StaffRole } from '#base/staff-roles.ts';
import { ordersHref } from '#features/workshop/web/index.ts';
import type { IconTone } from '#ui/icon-tile.tsx';
import type { Overview } from '../contract.ts';

/** Something that requires an admin's action, and the page for it. */
export interface Attention {
  readonly name:
    | 'mismatch'
    | 'waiting'
    | 'issuer'
    | 'errors'
    | 'check'
    | 'problems'
    | 'late'
    | 'renewals'
    | 'reports'
    | 'jobs'
    | 'members'
    | 'mails'
    | 'webhooks'
    | 'stock'
    | 'conversations';
  readonly icon: LucideIcon;
  readonly tone: IconTone;
  readonly count: number;
  readonly to: string;
  /** What the admin must be allowed to change to act on it. */
  readonly area: StaffArea;
}

/** Only pending items that this role can act on, most urgent first. */
export function attentionOf(overview: Overview, role: StaffRole): Attention[] {
  const { migrations, hasInventedIssuer, openErrors, waitingConversations, orders, lateOrders, failedRenewals } =
    overview;
  const { openReports, failedJobs, failedMails, failedWebhooks, newMembers, lowStock } = overview;
  const ordersIn = (orderState: string) => orders.find(({ state }) => state === orderState)?.count ?? 0;
  const all: Attention[] = [
    {
      name: 'mismatch',
      area: 'system',
      icon: Database,
      tone: 'bad',
      count: migrations.mismatched,
      to: '/admin/database-migrations',
    },
    {
      name: 'waiting',
      area: 'system',
      icon: Database,
      tone: 'warn',
      count: migrations.waiting,
      to: '/admin/database-migrations',
    },
    {
      name: 'issuer',
      area: 'prices',
      icon: FileText,
      tone: 'warn',
      count: hasInventedIssuer ? 1 : 0,
      to: '/admin/settings#issuer',
    },
    { name: 'errors', area: 'system', icon: Bug, tone: 'bad', count: openErrors, to: '/admin/errors?state=open' },
    { name: 'jobs', area: 'system', icon: Workflow, tone: 'bad', count: failedJobs, to: '/admin/jobs?state=failed' },
    { name: 'mails', area: 'desk', icon: Mails, tone: 'bad', count: failedMails, to: '/admin/mails?status=failed' },
    {
      name: 'webhooks',
      area: 'desk',
      icon: Webhook,
      tone: 'warn',
      count: failedWebhooks,
      to: '/admin/webhooks?state=failed',
    },
    {
      name: 'problems',
      area: 'orders',
      icon: Truck,
      tone: 'bad',
      count: ordersIn('delivery_problem'),
      to: ordersHref('delivery_problem'),
    },
    { name: 'late', area: 'orders', icon: CalendarClock, tone: 'bad', count: lateOrders, to: '/admin/orders' },
    { name: 'stock', area: 'orders', icon: Layers, tone: 'warn', count: lowStock, to: '/admin/stock' },
    {
      name: 'renewals',
      area: 'money',
      icon: CreditCard,
      tone: 'warn',
      count: failedRenewals,
      to: '/admin/subscriptions?status=past_due',
    },
    {
      name: 'reports',
      area: 'profiles',
      icon: Flag,
      tone: 'warn',
      count: openReports,
      to: '/admin/reports?state=open',
    },
    { name: 'members', area: 'content', icon: UsersRound, tone: 'sea', count: newMembers, to: '/admin/communities' },
    { name: 'check', area: 'orders', icon: Package, tone: 'hot', count: ordersIn('paid'), to: ordersHref('paid') },
    {
      name: 'conversations',
      area: 'desk',
      icon: MessagesSquare,
      tone: 'sea',
      count: waitingConversations,
      to: '/admin/support',
    },
  ];
  return all.filter(({ count, area }) => count > 0 && mayStaff(role, area, 'write'));
}
