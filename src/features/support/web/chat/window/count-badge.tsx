import { Badge } from '#ui/feedback/badge.tsx';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';

const maxCount = 99;

export function CountBadge({ count }: { count: number }) {
  const t = useTexts(chatTexts);
  return (
    <Badge variant="count">
      <bdi dir="ltr" aria-hidden="true">
        {count > maxCount ? t('chat.launcher.many') : count}
      </bdi>
      <VisuallyHidden>{t('chat.window.unread', { count })}</VisuallyHidden>
    </Badge>
  );
}
