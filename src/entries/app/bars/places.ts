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

interface AnyPlace {
  readonly href: string;
  /** Other addresses of the same place. */
  readonly also?: string;
  readonly icon: LucideIcon;
}

/** One that is also at the thumb has a name that fits there. */
export type ThumbPlace = AnyPlace & { readonly name: ShortName; readonly isAtThumb: true };
export type Place = ThumbPlace | (AnyPlace & { readonly name: 'physicalCards' | 'wallet'; readonly isAtThumb: false });

export const places: readonly Place[] = [
  { name: 'dashboard', href: '/dashboard', icon: LayoutDashboard, isAtThumb: true },
  { name: 'cards', href: '/editor', icon: IdCard, isAtThumb: true },
  { name: 'leads', href: '/leads', also: '/contact-leads', icon: Inbox, isAtThumb: true },
  { name: 'stats', href: '/stats', icon: ChartNoAxesColumn, isAtThumb: true },
  { name: 'physicalCards', href: '/physical-cards', icon: Nfc, isAtThumb: false },
  { name: 'wallet', href: '/wallet', also: '/subscription', icon: WalletMinimal, isAtThumb: false },
  { name: 'account', href: '/account', icon: Settings, isAtThumb: true },
];

const leadsTo = (href: string | undefined, path: string): boolean =>
  href !== undefined && (path === href || path.startsWith(`${href}/`));

export const isCurrent = ({ href, also }: AnyPlace, path: string): boolean =>
  leadsTo(href, path) || leadsTo(also, path);
