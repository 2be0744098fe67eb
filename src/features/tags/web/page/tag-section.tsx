import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '#ui/layout/layout.tsx';
import { useRestoredFocus } from '../components/use-restored-focus.ts';
import styles from './page.module.css';

interface TagSectionProps {
  title: string;
  text?: string | undefined;
  /** When this value changes, focus that was lost is restored within the section. */
  state?: string;
  children?: ReactNode;
}

export function TagSection({ title, text, state, children }: TagSectionProps) {
  const id = useId();
  const sectionRef = useRestoredFocus(state);
  return (
    <Card as="section" ref={sectionRef} className={styles.section} aria-labelledby={id}>
      <CardHeader title={title} titleId={id} {...(text && { description: text })} />
      {children}
    </Card>
  );
}
