import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './app-page.module.css';
import { Row, type Space, Stack, Text } from './layout.tsx';

interface AppPageProps {
  width?: 'content' | 'narrow';
  gap?: Space;
  className?: string | undefined;
  children: ReactNode;
}

/** A page for owners: stacked sections with page margins and a max width for readability. */
export function AppPage({ width = 'content', gap = 5, className, children }: AppPageProps) {
  return (
    <Stack gap={gap} shrinkItems className={classNames(styles.page, className)} data-width={width}>
      {children}
    </Stack>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  /** Actions for the whole page, at the end of the row. */
  children?: ReactNode;
  className?: string | undefined;
}

export function PageHeader({ title, lead, children, className }: PageHeaderProps) {
  return (
    <Row gap={3} align="center" justify="between" wrap className={className}>
      <div>
        <Text as="h1" size="2xl">
          {title}
        </Text>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
    </Row>
  );
}
