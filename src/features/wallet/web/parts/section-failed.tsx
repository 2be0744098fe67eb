import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { walletTexts } from '../texts.ts';

interface SectionFailedProps {
  /** Which part it is, for whoever does not see where the button stands. */
  name: string;
  message: string;
  onRetry: () => void;
}

export function SectionFailed({ name, message, onRetry }: SectionFailedProps) {
  const t = useTexts(walletTexts);
  const retry = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('wallet.retry')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <Notice icon={CircleAlert} tone="bad" title={t('wallet.notLoaded')} action={retry} isLive>
      {message}
    </Notice>
  );
}
