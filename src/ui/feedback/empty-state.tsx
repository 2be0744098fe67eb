import { CircleAlert, CreditCard, Info, type LucideIcon, ServerCrash, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../controls/button.tsx';
import { IconTile, type IconTone } from '../icon-tile.tsx';
import { Card, type HeadingLevel } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
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

export const errorCardTypes = ['error', 'warning', 'info', 'network', 'server', 'subscription'] as const;
type ErrorCardType = (typeof errorCardTypes)[number];

const variants: Record<ErrorCardType, { icon: LucideIcon; tone: IconTone }> = {
  error: { icon: CircleAlert, tone: 'bad' },
  warning: { icon: TriangleAlert, tone: 'warn' },
  info: { icon: Info, tone: 'sea' },
  network: { icon: WifiOff, tone: 'warn' },
  server: { icon: ServerCrash, tone: 'bad' },
  subscription: { icon: CreditCard, tone: 'hot' },
};

export interface ErrorCardProps {
  type?: ErrorCardType;
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  homeHref?: string;
  /** An alternative action, such as a link to the plans. */
  action?: ReactNode;
  level?: HeadingLevel;
}

export function ErrorCard({ type = 'error', title, message, onRetry, homeHref, action, level = 'h2' }: ErrorCardProps) {
  const t = useTexts(uiTexts);
  const actions = (action || onRetry || homeHref) && (
    <>
      {action}
      {onRetry && (
        <Button variant={action ? 'outline' : 'default'} onClick={onRetry}>
          {t('ui.error.retry')}
        </Button>
      )}
      {homeHref && (
        <LinkButton variant="outline" href={homeHref}>
          {t('ui.error.home')}
        </LinkButton>
      )}
    </>
  );
  return (
    <EmptyCard {...variants[type]} level={level} title={title ?? t(`ui.error.${type}.title`)} action={actions}>
      {message ?? t(`ui.error.${type}.message`)}
    </EmptyCard>
  );
}
