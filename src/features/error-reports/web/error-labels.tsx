import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { ErrorKind } from '../admin-contract.ts';
import type { ErrorState } from '../states.ts';
import { errorsTexts } from './errors-texts.ts';

const variants: Readonly<Record<ErrorState, BadgeVariant>> = { open: 'bad', resolved: 'good', muted: 'outline' };

/** Marks an open error that was resolved before, because it is more urgent. */
export function StateBadge({ error: { state, returnedAt } }: { error: Pick<ErrorKind, 'state' | 'returnedAt'> }) {
  const t = useTexts(errorsTexts);
  return (
    <Row as="span" gap={1} wrap inline>
      <Badge variant={variants[state]} size="sm">
        {t(`adminErrors.states.${state}`)}
      </Badge>
      {state === 'open' && returnedAt && (
        <Badge variant="warn" size="sm">
          {t('adminErrors.returned')}
        </Badge>
      )}
    </Row>
  );
}

export function BrowserText({ error: { isServer, browser, system } }: { error: ErrorKind }) {
  const t = useTexts(errorsTexts);
  if (isServer) return t('adminErrors.server');
  const known = [browser, system].filter(Boolean).join(' · ');
  return known ? <bdi dir="ltr">{known}</bdi> : t('adminErrors.unknown');
}
