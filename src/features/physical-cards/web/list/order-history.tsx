import { useTagName } from '#features/tags/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import type { OrderStep, PhysicalOrderWithHistory } from '../../contract.ts';
import styles from './card-order.module.css';
import { orderPageTexts } from './order-page-texts.ts';

/** The whole history with actor and time, newest first; collapsed by default. */
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

export function OrderTags({ tags }: Pick<PhysicalOrderWithHistory, 'tags'>) {
  const t = useTexts(orderPageTexts);
  const nameOf = useTagName();
  return (
    <Card as="section" aria-labelledby="tags-title">
      <CardHeader title={t('orderPage.tags.title')} titleId="tags-title" description={t('orderPage.tags.text')} />
      <Stack as="ul">
        {tags.map((tag) => (
          <Row as="li" gap={3} align="center" justify="between" key={tag.code} className={styles.tag}>
            <Stack as="span" align="start" shrink breakWords>
              <bdi>{nameOf(tag)}</bdi>
              <LatinText className={styles.code ?? ''}>{tag.code}</LatinText>
            </Stack>
            <RouterLinkButton
              size="sm"
              variant="outline"
              to={`/physical-cards/tags/${tag.code}`}
              aria-label={`${t('orderPage.tags.open')}, ${nameOf(tag)}`}
            >
              {t('orderPage.tags.open')}
            </RouterLinkButton>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
