import { SearchX } from 'lucide-react';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { buyingTexts } from '../texts.ts';
import styles from './order.module.css';

export function OrderFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(buyingTexts);
  if (error instanceof ValidationError && error.status !== 429)
    return (
      <LinkCard icon={SearchX} tone="warn" title={t('buying.order.missing')} text={t('buying.order.missingText')}>
        <RouterLinkButton to="/wallet">{t('buying.order.wallet')}</RouterLinkButton>
      </LinkCard>
    );
  return (
    <div className={styles.location}>
      <QueryFailure error={error} level="h1" onRetry={onRetry} />
    </div>
  );
}
