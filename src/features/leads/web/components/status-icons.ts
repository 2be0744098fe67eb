import {
  Archive,
  CircleX,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  ShieldQuestionMark,
  Sparkles,
} from 'lucide-react';
import type { LeadStatus } from '../../domain.ts';

export const statusIcons: Readonly<Record<LeadStatus, LucideIcon>> = {
  new: Sparkles,
  contacted: MessagesSquare,
  won: Handshake,
  lost: CircleX,
  archived: Archive,
  review: ShieldQuestionMark,
};
