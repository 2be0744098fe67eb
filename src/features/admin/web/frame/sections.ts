import {
  Bug,
  ChartNoAxesCombined,
  CreditCard,
  Database,
  FileText,
  IdCard,
  MapPin,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Nfc,
  Package,
  PackageOpen,
  Repeat,
  ScrollText,
  Settings,
  Shuffle,
  UserRound,
  UsersRound,
} from 'lucide-react';

export const overview = { to: '/admin', icon: ChartNoAxesCombined, name: 'admin.sections.overview' } as const;

/** The admin sections, grouped by topic. */
export const sectionGroups = [
  {
    name: 'admin.sections.people',
    sections: [
      { to: '/admin/users', icon: UserRound, name: 'admin.sections.users' },
      { to: '/admin/profiles', icon: IdCard, name: 'admin.sections.profiles' },
      { to: '/admin/support', icon: MessagesSquare, name: 'admin.sections.support' },
      { to: '/admin/communities', icon: UsersRound, name: 'admin.sections.communities' },
    ],
  },
  {
    name: 'admin.sections.money',
    sections: [
      { to: '/admin/packages', icon: PackageOpen, name: 'admin.sections.packages' },
      { to: '/admin/subscriptions', icon: Repeat, name: 'admin.sections.subscriptions' },
      { to: '/admin/payments', icon: CreditCard, name: 'admin.sections.payments' },
      { to: '/admin/invoices', icon: FileText, name: 'admin.sections.invoices' },
      { to: '/admin/package-migration', icon: Shuffle, name: 'admin.sections.packageMigration' },
    ],
  },
  {
    name: 'admin.sections.cards',
    sections: [
      { to: '/admin/orders', icon: Package, name: 'admin.sections.orders' },
      { to: '/admin/tags', icon: Nfc, name: 'admin.sections.tags' },
      { to: '/admin/pickup-points', icon: MapPin, name: 'admin.sections.points' },
    ],
  },
  {
    name: 'admin.sections.words',
    sections: [
      { to: '/blog-admin', icon: Newspaper, name: 'admin.sections.blog' },
      { to: '/admin/notifications', icon: Megaphone, name: 'admin.sections.notifications' },
    ],
  },
  {
    name: 'admin.sections.system',
    sections: [
      { to: '/admin/errors', icon: Bug, name: 'admin.sections.errors' },
      { to: '/admin/audit', icon: ScrollText, name: 'admin.sections.audit' },
      { to: '/admin/settings', icon: Settings, name: 'admin.sections.settings' },
      { to: '/admin/database-migrations', icon: Database, name: 'admin.sections.databaseMigrations' },
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
