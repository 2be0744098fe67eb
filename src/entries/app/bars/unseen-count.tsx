import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { layoutTexts } from '../../layout/texts.ts';

interface UnseenCountProps {
  count: number;
  className?: string | undefined;
}

/** A number for the eye, a sentence for the ear. */
export function UnseenCount({ count, className }: UnseenCountProps) {
  const t = useTexts(layoutTexts);
  if (count === 0) return null;
  return (
    <Badge variant="count" {...(className && { className })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('layout.places.unseen', { count })}</VisuallyHidden>
    </Badge>
  );
}
