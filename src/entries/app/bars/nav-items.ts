import {
  ChartNoAxesColumn,
  IdCard,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Nfc,
  Settings,
  WalletMinimal,
} from 'lucide-react';

type ShortName = 'dashboard' | 'cards' | 'leads' | 'stats' | 'account';

interface BaseNavItem {
  readonly href: string;
  /** Other paths of the same page. */
  readonly alias?: string;
  readonly icon: LucideIcon;
}

/** An item that is also in the bottom bar needs a short name that fits there. */
export type BottomBarItem = BaseNavItem & { readonly name: ShortName; readonly isInBottomBar: true };
export type NavItem =
  | BottomBarItem
  | (BaseNavItem & { readonly name: 'physicalCards' | 'wallet'; readonly isInBottomBar: false });

export const navItems: readonly NavItem[] = [
  { name: 'dashboard', href: '/dashboard', icon: LayoutDashboard, isInBottomBar: true },
  { name: 'cards', href: '/editor', icon: IdCard, isInBottomBar: true },
  { name: 'leads', href: '/leads', alias: '/contact-leads', icon: Inbox, isInBottomBar: true },
  { name: 'stats', href: '/stats', icon: ChartNoAxesColumn, isInBottomBar: true },
  { name: 'physicalCards', href: '/physical-cards', icon: Nfc, isInBottomBar: false },
  { name: 'wallet', href: '/wallet', alias: '/subscription', icon: WalletMinimal, isInBottomBar: false },
  { name: 'account', href: '/account', icon: Settings, isInBottomBar: true },
];

const matchesPath = (href: string | undefined, path: string): boolean =>
  href !== undefined && (path === href || path.startsWith(`${href}/`));

export const isCurrent = ({ href, alias }: BaseNavItem, path: string): boolean =>
  matchesPath(href, path) || matchesPath(alias, path);
