import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './accordion.module.css';
import type { HeadingLevel } from './card.tsx';

const NameContext = createContext<string | undefined>(undefined);

interface AccordionProps {
  /** Opening one item closes the others. */
  single?: boolean;
  className?: string;
  children: ReactNode;
}

/** The native disclosure: it opens before hydration, and find-in-page searches its content. */
export function Accordion({ single = false, className, children }: AccordionProps) {
  const name = useId();
  return (
    <div className={classNames(styles.accordion, className)}>
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
