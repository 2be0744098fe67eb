import {
  AlarmClock,
  ClipboardList,
  CreditCard,
  Hourglass,
  IdCard,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Nfc,
  UserRoundPlus,
} from 'lucide-react';
import { IconTile, type IconTone } from '#ui/icon-tile.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PopoverRow } from '#ui/overlays/popover-list.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import type { Notification } from '../../contract.ts';
import type { NotificationKind } from '../../domain.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';

const kindIcons: Readonly<Record<NotificationKind, { readonly icon: LucideIcon; readonly tone: IconTone }>> = {
  lead: { icon: UserRoundPlus, tone: 'hot' },
  reminder: { icon: AlarmClock, tone: 'warn' },
  order: { icon: Nfc, tone: 'sea' },
  card: { icon: IdCard, tone: 'warn' },
  payment: { icon: CreditCard, tone: 'sea' },
  trial: { icon: Hourglass, tone: 'warn' },
  reply: { icon: MessageCircle, tone: 'sea' },
  staff: { icon: ClipboardList, tone: 'sea' },
  broadcast: { icon: Megaphone, tone: 'quiet' },
};

interface BellRowProps {
  notification: Notification;
  /** It was unread before the list was opened. */
  isNew: boolean;
}

export function BellRow({ notification: { kind, title, content, link, createdAt }, isNew }: BellRowProps) {
  const t = useTexts(noticesTexts);
  return (
    <PopoverRow isNew={isNew} href={link ?? undefined}>
      <IconTile {...kindIcons[kind]} />
      <Stack as="span" grow shrink line="snug" className={styles.texts}>
        <Row as="span" gap={2} align="center" justify="between" shrink>
          <Text as="span" size="s" weight="strong" breakWords className={styles.title}>
            <bdi>{title}</bdi>
          </Text>
          {isNew && (
            <span className={styles.unread}>
              <VisuallyHidden>{t('notices.bell.unread')}</VisuallyHidden>
            </span>
          )}
        </Row>
        <span className={styles.content}>
          <bdi>{content}</bdi>
        </span>
        <TimeAgo at={createdAt} />
      </Stack>
    </PopoverRow>
  );
}
