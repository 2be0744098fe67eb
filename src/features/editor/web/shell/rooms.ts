import { Blocks, type LucideIcon, Palette, Phone, Share2, UserRound } from 'lucide-react';

export const roomNames = ['details', 'contact', 'blocks', 'design', 'sharing'] as const;
export type RoomName = (typeof roomNames)[number];

export const isRoom = (name: string | null): name is RoomName => roomNames.some((room) => room === name);

export const roomIcons: Readonly<Record<RoomName, LucideIcon>> = {
  details: UserRound,
  contact: Phone,
  blocks: Blocks,
  design: Palette,
  sharing: Share2,
};

const roomOfPart: Readonly<Record<string, RoomName>> = {
  identity: 'details',
  contact: 'contact',
  blocks: 'blocks',
  design: 'design',
  sharing: 'sharing',
};

/** Where a field of the form is edited. */
export const roomOf = (path: string): RoomName => roomOfPart[path.split('.')[0] ?? ''] ?? 'details';
