import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import styles from './save-error-notice.module.css';

interface SaveErrorNoticeProps {
  title: ReactNode;
  action?: ReactNode;
  /** Says how far it stands from the edges: above whatever bar the page has there. */
  className?: string | undefined;
  children: ReactNode;
}

/** Lies over the page instead of pushing it: what is typed in must not move away under the hand. */
export function SaveErrorNotice({ className, ...rest }: SaveErrorNoticeProps) {
  return (
    <div className={`${styles.notice} ${className ?? ''}`}>
      <Notice isStacked isLive icon={CircleAlert} tone="bad" {...rest} />
    </div>
  );
}

/** What the server refused, leading to its field. */
export function RejectedField(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.field} />;
}
