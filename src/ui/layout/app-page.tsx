import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Text } from '../text/text.tsx';
import styles from './app-page.module.css';
import { Row, type Space, Stack } from './layout.tsx';

interface AppPageProps {
  width?: 'content' | 'narrow';
  gap?: Space;
  className?: string | undefined;
  children: ReactNode;
}

/** A page of an owner: its parts below each other, off the edge and no wider than is read well. */
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
  /** What can be done with all of it, at the end of the line. */
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
