import {
  CalendarClock,
  CirclePlay,
  FileText,
  Images,
  Inbox,
  Link2,
  type LucideIcon,
  MessageCircleQuestion,
  Quote,
  Tag,
  Text,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { BlockKind } from '../../../form.ts';

export const blockIcons: Readonly<Record<BlockKind, LucideIcon>> = {
  links: Link2,
  social: UsersRound,
  about: Text,
  gallery: Images,
  services: Tag,
  hours: CalendarClock,
  video: CirclePlay,
  recommendations: Quote,
  questions: MessageCircleQuestion,
  payment: Wallet,
  files: FileText,
  'lead-form': Inbox,
};
