import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { Text } from '#ui/text/text.tsx';
import type { OrderStep } from '../../contract.ts';
import styles from './card-order.module.css';
import { orderPageTexts } from './order-page-texts.ts';

/** Everything, with who and when, newest first; folded until somebody wants it. */
export function OrderHistory({ history }: { history: readonly OrderStep[] }) {
  const t = useTexts(orderPageTexts);
  return (
    <Card as="section">
      <details className={styles.history}>
        <summary>{t('orderPage.history.title')}</summary>
        <Stack as="ol" gap={4} size="s" reversed>
          {history.toReversed().map(({ id, event, by, at, note }) => (
            <li key={id}>
              <p>{t(`orderPage.history.${event}`)}</p>
              <Text tone="muted" size="xs">
                {t(`orderPage.history.by.${by}`)} · <DateText value={at} time />
              </Text>
              {note && (
                <p className={styles.note}>
                  <bdi>{note}</bdi>
                </p>
              )}
            </li>
          ))}
        </Stack>
      </details>
    </Card>
  );
}
