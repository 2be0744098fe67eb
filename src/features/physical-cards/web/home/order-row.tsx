import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { PhysicalOrder } from '../../contract.ts';
import { PhysicalCardFace } from '../face/physical-card-face.tsx';
import { physicalCardLabelTexts } from '../components/label-texts.ts';
import { OrderBadge } from '../components/order-badge.tsx';
import { previewLink } from '../components/preview-link.ts';
import { Tracking } from '../components/tracking.tsx';
import { usePromiseText } from '../components/use-promise-text.ts';
import { physicalCardsHomeTexts } from './home-texts.ts';
import styles from './order-row.module.css';

export function OrderRow({ order }: { order: PhysicalOrder }) {
  const t = useTexts(physicalCardsHomeTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const promised = usePromiseText();
  const { id, state, design, quantity, promise, tracking, profileId, reason } = order;
  return (
    <Card as="li" className={styles.row}>
      <PhysicalCardFace
        design={design}
        side="front"
        link={previewLink(profileId)}
        isClipped
        className={styles.face ?? ''}
        title={tw('cardWords.front', { name: design.words.name })}
      />
      <Stack gap={1} size="s">
        <Row gap={[1, 3]} align="center" wrap>
          <Text as="h3" size="m">
            <Link className={styles.link} to={`/physical-cards/orders/${id}`}>
              {tw(`cardWords.cards.${design.material}`, { count: quantity })}
            </Link>
          </Text>
          <OrderBadge state={state} />
        </Row>
        <Text tone="muted">{t('cardHome.orders.number', { id: String(id) })}</Text>
        {state === 'needs_changes' && reason && (
          <p className={styles.reason}>
            <bdi>{reason}</bdi>
          </p>
        )}
        {promise && state !== 'pending_payment' && <p>{promised(promise)}</p>}
        {tracking && <Tracking tracking={tracking} />}
      </Stack>
      <div className={styles.act}>
        <OrderAction order={order} />
      </div>
    </Card>
  );
}

/** The one thing to do now. */
function OrderAction({ order: { id, state } }: { order: PhysicalOrder }) {
  const t = useTexts(physicalCardsHomeTexts);
  if (state === 'pending_payment')
    return (
      <Button size="sm" variant="hot" asChild>
        <Link to={`/checkout/physical-card/${id}`}>{t('cardHome.orders.pay')}</Link>
      </Button>
    );
  return (
    <Button size="sm" variant={state === 'needs_changes' ? 'hot' : 'outline'} asChild>
      <Link to={`/physical-cards/orders/${id}`}>
        {t(state === 'needs_changes' ? 'cardHome.orders.fix' : 'cardHome.orders.open')}
      </Link>
    </Button>
  );
}
