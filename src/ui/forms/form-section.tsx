import { type ReactNode, useId } from 'react';
import { Caption, Stack, Text } from '../layout/layout.tsx';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: ReactNode;
  level?: 'h2' | 'h3';
  text?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A few fields under a heading. */
export function FormSection({ title, level = 'h3', text, id, children }: FormSectionProps) {
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
      <div>
        <Text as={level} size="l" id={titleId}>
          {title}
        </Text>
        {text && <Caption>{text}</Caption>}
      </div>
      {children}
    </Stack>
  );
}
