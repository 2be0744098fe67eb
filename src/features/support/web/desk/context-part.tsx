import { type ReactNode, useId } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import styles from './desk.module.css';
import { deskTexts } from './desk-texts.ts';

interface PartProps {
  title: string;
  /** The whole list. */
  all?: string;
  children: ReactNode;
}

export function Part({ title, all, children }: PartProps) {
  const t = useTexts(deskTexts);
  const id = useId();
  return (
    <Stack as="section" gap={2} shrinkItems aria-labelledby={id}>
      <Row gap={2} align="center" justify="between">
        <Text as="h3" size="s" weight="strong" id={id}>
          {title}
        </Text>
        {all && (
          <Link className={styles.all} to={all} aria-label={t('desk.context.allOf', { what: title })}>
            {t('desk.context.all')}
          </Link>
        )}
      </Row>
      {children}
    </Stack>
  );
}

interface PartListProps<Row> extends Omit<PartProps, 'children'> {
  query: { readonly data: readonly Row[] | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  /** How many rows to show. */
  length?: number;
  row: (row: Row) => {
    readonly key: number;
    readonly to?: string | undefined;
    readonly name: ReactNode;
    readonly note: ReactNode;
  };
}

export function PartList<Row>({ query, length = 3, row, ...part }: PartListProps<Row>) {
  const t = useTexts(deskTexts);
  const rows = query.data?.slice(0, length);
  return (
    <Part {...part}>
      {query.isError && !rows && (
        <Row gap={2} align="center" wrap size="s" tone="muted">
          {t('desk.context.failed')}
          <Button variant="ghost" size="sm" onClick={() => void query.refetch()}>
            {t('desk.context.retry')}
          </Button>
        </Row>
      )}
      {!rows && !query.isError && <SkeletonGroup label={t('desk.context.loading')} shapes={['line']} />}
      {rows?.length === 0 && (
        <Text tone="muted" size="s">
          {t('desk.context.none')}
        </Text>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.facts}>
          {rows.map(row).map(({ key, to, name, note }) => (
            <li key={key}>
              <Fact to={to}>
                <span className={styles.factName}>{name}</span>
                <Text as="span" tone="muted" size="xs">
                  {note}
                </Text>
              </Fact>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const Fact = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link className={styles.fact} to={to}>
      {children}
    </Link>
  ) : (
    <span className={styles.fact}>{children}</span>
  );
