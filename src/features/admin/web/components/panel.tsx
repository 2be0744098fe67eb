import { type ReactNode, useId } from 'react';
import { Card, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import styles from './admin-panels.module.css';

/** A list of names and values; rows without a value are omitted. */
export function DetailList({ rows }: { rows: readonly { readonly name: ReactNode; readonly value: ReactNode }[] }) {
  const visibleRows = rows.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <Grid as="dl" gap={4} className={styles.details}>
      {visibleRows.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a thing keep their places
        <Stack key={index} justify="start" gap={1} shrink>
          <Text as="dt" tone="muted" size="xs">
            {name}
          </Text>
          <Text as="dd" breakWords>
            {value}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** A section of a detail page. */
export function Panel({ title, actions, children }: { title: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card>
      <Stack as="section" shrinkItems gap={4} aria-labelledby={id}>
        <Row wrap align="center" justify="between" gap={2}>
          <Text as="h2" size="l" id={id}>
            {title}
          </Text>
          {actions && (
            <Row wrap gap={2}>
              {actions}
            </Row>
          )}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
