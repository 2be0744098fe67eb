import {
  BadgeDollarSign,
  Bug,
  ChartNoAxesCombined,
  CreditCard,
  Database,
  FileText,
  Flag,
  IdCard,
  Layers,
  Mails,
  MapPin,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Nfc,
  Package,
  PackageOpen,
  Radio,
  Repeat,
  ScrollText,
  Settings,
  Shuffle,
  TicketPercent,
  TrendingUp,
  UserRound,
  UsersRound,
  Webhook,
  Workflow,
} from 'lucide-react';

export const overview = {
  to: '/admin',
  area: 'figures',
  icon: ChartNoAxesCombined,
  name: 'admin.sections.overview',
} as const;

/** The admin sections, grouped by topic. */
export const sectionGroups = [
  {
    name: 'admin.sections.people',
    sections: [
      { to: '/admin/users', area: 'users', icon: UserRound, name: 'admin.sections.users' },
      { to: '/admin/profiles', area: 'profiles', icon: IdCard, name: 'admin.sections.profiles' },
      { to: '/admin/reports', area: 'profiles', icon: Flag, name: 'admin.sections.reports' },
      { to: '/admin/support', area: 'desk', icon: MessagesSquare, name: 'admin.sections.support' },
      { to: '/admin/mails', area: 'desk', icon: Mails, name: 'admin.sections.mails' },
      { to: '/admin/webhooks', area: 'desk', icon: Webhook, name: 'admin.sections.webhooks' },
      { to: '/admin/communities', area: 'content', icon: UsersRound, name: 'admin.sections.communities' },
    ],
  },
  {
    name: 'admin.sections.money',
    sections: [
      { to: '/admin/figures', area: 'figures', icon: TrendingUp, name: 'admin.sections.figures' },
      { to: '/admin/packages', area: 'prices', icon: PackageOpen, name: 'admin.sections.packages' },
      { to: '/admin/subscriptions', area: 'money', icon: Repeat, name: 'admin.sections.subscriptions' },
      { to: '/admin/payments', area: 'money', icon: CreditCard, name: 'admin.sections.payments' },
      { to: '/admin/coupons', area: 'money', icon: TicketPercent, name: 'admin.sections.coupons' },
      { to: '/admin/payment-events', area: 'money', icon: Radio, name: 'admin.sections.paymentEvents' },
      { to: '/admin/invoices', area: 'money', icon: FileText, name: 'admin.sections.invoices' },
      { to: '/admin/package-migration', area: 'prices', icon: Shuffle, name: 'admin.sections.packageMigration' },
    ],
  },
  {
    name: 'admin.sections.cards',
    sections: [
      { to: '/admin/orders', area: 'orders', icon: Package, name: 'admin.sections.orders' },
      { to: '/admin/stock', area: 'orders', icon: Layers, name: 'admin.sections.stock' },
      { to: '/admin/tags', area: 'orders', icon: Nfc, name: 'admin.sections.tags' },
      { to: '/admin/pickup-points', area: 'orders', icon: MapPin, name: 'admin.sections.points' },
      { to: '/admin/card-prices', area: 'prices', icon: BadgeDollarSign, name: 'admin.sections.cardPrices' },
    ],
  },
  {
    name: 'admin.sections.words',
    sections: [
      { to: '/blog-admin', area: 'content', icon: Newspaper, name: 'admin.sections.blog' },
      { to: '/admin/notifications', area: 'broadcasts', icon: Megaphone, name: 'admin.sections.notifications' },
    ],
  },
  {
    name: 'admin.sections.system',
    sections: [
      { to: '/admin/errors', area: 'system', icon: Bug, name: 'admin.sections.errors' },
      { to: '/admin/jobs', area: 'system', icon: Workflow, name: 'admin.sections.jobs' },
      { to: '/admin/audit', area: 'system', icon: ScrollText, name: 'admin.sections.audit' },
      { to: '/admin/settings', area: 'system', icon: Settings, name: 'admin.sections.settings' },
      { to: '/admin/database-migrations', area: 'system', icon: Database, name: 'admin.sections.databaseMigrations' },
    ],
  },
] as const;

export type Section = typeof overview | (typeof sectionGroups)[number]['sections'][number];

/** The section of a page; detail pages belong to their list's section. */
export function sectionOf(path: string): Section | undefined {
  if (path === overview.to || path === '/admin-dashboard' || path === '/admin/events') return overview;
  const here = path.replace(/^\/package-migration$/, '/admin$&').replace(/^\/admin\/blog$/, '/blog-admin');
  return sectionGroups
    .flatMap(({ sections }): readonly Section[] => sections)
    .find(({ to }) => here === to || here.startsWith(`${to}/`));
}
