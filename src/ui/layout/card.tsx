import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Text } from '../text/text.tsx';
import styles from './card.module.css';
import { Stack } from './layout.tsx';

export type CardTone = 'surface' | 'quiet' | 'sea' | 'raised';
export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'p';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  tone?: CardTone;
  /** No padding, for tables and pictures that reach the edge. */
  flush?: boolean;
}

export function Card({ as = 'div', tone = 'surface', flush = false, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card, flush && styles.flush, className)} data-tone={tone} />;
}

interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** One secondary action or link at the end of the row. */
  action?: ReactNode;
  level?: HeadingLevel;
  titleId?: string;
}

export function CardHeader({ title, description, action, level: Heading = 'h2', titleId }: CardHeaderProps) {
  return (
    <div className={styles.header}>
      <Stack gap={1} shrink>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        {description && (
          <Text tone="muted" size="s">
            {description}
          </Text>
        )}
      </Stack>
      {action}
    </div>
  );
}
