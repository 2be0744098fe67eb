import {
  Archive,
  CircleX,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  ShieldQuestionMark,
  Sparkles,
} from 'lucide-react';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { LeadStatus } from '../../domain.ts';
import { leadSharedTexts } from '../../shared-texts.ts';

const tones: Readonly<Record<LeadStatus, BadgeVariant>> = {
  new: 'hot',
  contacted: 'default',
  won: 'good',
  lost: 'secondary',
  archived: 'outline',
  review: 'warn',
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  const t = useTexts(leadSharedTexts);
  return (
    <Badge variant={tones[status]} dot={status === 'new' || status === 'won'}>
      {t(`lead.status.${status}`)}
    </Badge>
  );
}

export const statusIcons: Readonly<Record<LeadStatus, LucideIcon>> = {
  new: Sparkles,
  contacted: MessagesSquare,
  won: Handshake,
  lost: CircleX,
  archived: Archive,
  review: ShieldQuestionMark,
};
