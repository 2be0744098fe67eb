import { Blocks, type LucideIcon, Palette, Phone, Share2, UserRound } from 'lucide-react';
import type { Profile } from '#features/profiles/contract.ts';

export const tabNames = ['details', 'contact', 'blocks', 'design', 'sharing'] as const;
export type TabName = (typeof tabNames)[number];

export const isTab = (name: string | null): name is TabName => tabNames.some((tab) => tab === name);

export const tabIcons: Readonly<Record<TabName, LucideIcon>> = {
  details: UserRound,
  contact: Phone,
  blocks: Blocks,
  design: Palette,
  sharing: Share2,
};

const tabOfSection: Readonly<Record<string, TabName>> = {
  identity: 'details',
  contact: 'contact',
  blocks: 'blocks',
  design: 'design',
  sharing: 'sharing',
};

/** The tab in which a form field is edited. */
export const tabOf = (path: string): TabName => tabOfSection[path.split('.')[0] ?? ''] ?? 'details';

export interface TabProps {
  readonly profile: Profile;
}
