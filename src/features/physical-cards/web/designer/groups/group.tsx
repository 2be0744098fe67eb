import { type ReactNode, useId } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { Caption, Text } from '#ui/text/text.tsx';
import styles from './groups.module.css';

interface GroupProps {
  title: ReactNode;
  text?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A few fields under a heading of their own. */
export function Group({ title, text, id, children }: GroupProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      gap={4}
      shrinkItems
      className={styles.group}
      aria-labelledby={titleId}
      {...(id !== undefined && { id })}
    >
      <div>
        <Text as="h2" size="l" id={titleId}>
          {title}
        </Text>
        {text && <Caption>{text}</Caption>}
      </div>
      {children}
    </Stack>
  );
}
