import { Presentation, UserRoundPlus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { buyingTexts } from '../texts.ts';

interface WayInProps {
  kind: 'visitor' | 'demo';
}

export function WayIn({ kind }: WayInProps) {
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
        {t(`buying.${kind}.text`)}
      </EmptyState>
    </Card>
  );
}
