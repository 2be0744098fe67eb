import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PostStatus } from '../../domain.ts';
import { blogAdminTexts } from './admin-texts.ts';

const variants: Readonly<Record<PostStatus, BadgeVariant>> = { draft: 'outline', scheduled: 'warn', published: 'good' };

export function StatusBadge({ status }: { status: PostStatus }) {
  const t = useTexts(blogAdminTexts);
  return (
    <Badge variant={variants[status]} size="sm">
      {t(`blogAdmin.status.${status}`)}
    </Badge>
  );
}
