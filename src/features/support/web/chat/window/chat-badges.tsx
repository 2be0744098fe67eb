import { Badge } from '#ui/feedback/badge.tsx';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';

interface ChatBadgesProps {
  /** Undefined if no conversation is on screen. */
  status: 'open' | 'closed' | undefined;
  level: 'basic' | 'full' | undefined;
}

export function ChatBadges({ status, level }: ChatBadgesProps) {
  const t = useTexts(chatTexts);
  return (
    <>
      {status && (
        <Badge variant={status === 'open' ? 'good' : 'secondary'} size="sm" dot data-status={status}>
          <VisuallyHidden>{t('chat.status.label')}</VisuallyHidden>
          <span>{t(`chat.status.${status}`)}</span>
        </Badge>
      )}
      {level && (
        <Badge variant={level === 'full' ? 'default' : 'outline'} size="sm">
          {t(`chat.level.${level}`)}
        </Badge>
      )}
    </>
  );
}
