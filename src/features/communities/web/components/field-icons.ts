import {
  Camera,
  Croissant,
  HandCoins,
  Handshake,
  HeartPulse,
  Laptop,
  type LucideIcon,
  PartyPopper,
  Scale,
  Store,
  Wrench,
} from 'lucide-react';
import type { CommunityField } from '../../domain.ts';

export const fieldIcons: Readonly<Record<CommunityField, LucideIcon>> = {
  home: Wrench,
  money: HandCoins,
  law: Scale,
  care: HeartPulse,
  food: Croissant,
  shops: Store,
  creative: Camera,
  events: PartyPopper,
  tech: Laptop,
  other: Handshake,
};
