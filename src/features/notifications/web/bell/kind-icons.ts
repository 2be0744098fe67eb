import {
  AlarmClock,
  CreditCard,
  Hourglass,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Nfc,
  UserRoundPlus,
} from 'lucide-react';
import type { IconTone } from '#ui/icon-tile.tsx';
import type { NotificationKind } from '../../domain.ts';

export const kindIcons: Readonly<Record<NotificationKind, { readonly icon: LucideIcon; readonly tone: IconTone }>> = {
  lead: { icon: UserRoundPlus, tone: 'hot' },
  reminder: { icon: AlarmClock, tone: 'warn' },
  order: { icon: Nfc, tone: 'sea' },
  payment: { icon: CreditCard, tone: 'sea' },
  trial: { icon: Hourglass, tone: 'warn' },
  reply: { icon: MessageCircle, tone: 'sea' },
  broadcast: { icon: Megaphone, tone: 'quiet' },
};
