import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './accordion.module.css';
import type { HeadingLevel } from './layout.tsx';

const NameContext = createContext<string | undefined>(undefined);

/**
 * The native disclosure: it opens before hydration, and find-in-page searches its content. If `single`, opening one item
 * closes the others.
 */
export function Accordion({ single = false, children }: { single?: boolean; children: ReactNode }) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      <NameContext value={single ? name : undefined}>{children}</NameContext>
    </div>
  );
}

interface AccordionItemProps {
  title: ReactNode;
  level?: HeadingLevel;
  defaultOpen?: boolean;
  id?: string;
  children: ReactNode;
}

export function AccordionItem({ title, level: Heading = 'h3', defaultOpen = false, id, children }: AccordionItemProps) {
  const name = useContext(NameContext);
  return (
    <details className={styles.item} id={id} name={name} open={defaultOpen}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
