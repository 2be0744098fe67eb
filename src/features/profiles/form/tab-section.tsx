import { type ReactNode, useId } from 'react';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Caption, Text } from '#ui/text/text.tsx';
import styles from './tab-section.module.css';

interface TabSectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** A state or one quiet action beside the heading. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a tab under its own heading. */
export function TabSection({ title, text, aside, id, children }: TabSectionProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      gap={4}
      shrinkItems
      className={styles.section}
      aria-labelledby={titleId}
      {...(id !== undefined && { id, tabIndex: -1 })}
    >
      <Row gap={3} align="start" justify="between">
        <div>
          <Text as="h3" size="l" id={titleId}>
            {title}
          </Text>
          {text && <Caption>{text}</Caption>}
        </div>
        {aside}
      </Row>
      {children}
    </Stack>
  );
}
