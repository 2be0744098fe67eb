import { type ReactNode, useId } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import { Caption, Text } from '../text/text.tsx';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: ReactNode;
  level?: 'h2' | 'h3';
  text?: ReactNode;
  /** A status or a secondary action beside the heading. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A few fields under a heading. */
export function FormSection({ title, level = 'h3', text, aside, id, children }: FormSectionProps) {
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
          <Text as={level} size="l" id={titleId}>
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
