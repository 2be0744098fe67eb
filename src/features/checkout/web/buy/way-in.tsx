import { Presentation, UserRoundPlus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { buyingTexts } from '../texts.ts';

interface WayInProps {
  kind: 'visitor' | 'demo';
  /** The demo's own orders do not come along to an account. */
  isForCards?: boolean;
}

export function WayIn({ kind, isForCards = false }: WayInProps) {
  const t = useTexts(buyingTexts);
  const actions = (
    <>
      <Button variant="hot" onClick={() => askForAuth('register')}>
        {t(`buying.${kind}.register`)}
      </Button>
      {kind === 'visitor' && (
        <Button variant="outline" onClick={() => askForAuth('login')}>
          {t('buying.visitor.login')}
        </Button>
      )}
    </>
  );
  return (
    <Card>
      <EmptyState
        icon={kind === 'demo' ? Presentation : UserRoundPlus}
        title={t(`buying.${kind}.title`)}
        action={actions}
      >
        {isForCards ? t('buying.demo.cards') : t(`buying.${kind}.text`)}
      </EmptyState>
    </Card>
  );
}
