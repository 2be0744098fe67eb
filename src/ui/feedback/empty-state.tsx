import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { IconTile, type IconTone } from '../icon-tile.tsx';
import { Card, type HeadingLevel } from '../layout/card.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Describes what will appear here. */
  children?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  tone?: IconTone;
  level?: HeadingLevel;
}

export function EmptyState({ icon, title, children, action, tone = 'sea', level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <IconTile icon={icon} tone={tone} size="lg" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface FailedStateProps {
  title: string;
  level: HeadingLevel;
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
}

/** Replaces a list that could not be loaded. */
export function FailedState({ retry, onRetry, ...rest }: FailedStateProps) {
  const action = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {retry}
    </Button>
  );
  return <EmptyState {...rest} icon={CircleAlert} tone="warn" action={action} />;
}

/** An `EmptyState` on its own card, in place of a list. */
export function EmptyCard(props: EmptyStateProps) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  );
}
