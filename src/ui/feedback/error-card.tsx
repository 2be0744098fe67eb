import { CircleAlert, CreditCard, Info, type LucideIcon, ServerCrash, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../controls/button.tsx';
import type { IconTone } from '../icon-tile.tsx';
import type { HeadingLevel } from '../layout/card.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import { EmptyCard } from './empty-state.tsx';

export const errorCardTypes = ['error', 'warning', 'info', 'network', 'server', 'subscription'] as const;
export type ErrorCardType = (typeof errorCardTypes)[number];

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
