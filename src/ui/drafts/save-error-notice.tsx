import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import styles from './save-error-notice.module.css';

interface SaveErrorNoticeProps {
  title: ReactNode;
  action?: ReactNode;
  /** Sets the offsets from the edges, above any bar of the page. */
  className?: string | undefined;
  children: ReactNode;
}

/** Overlays the page instead of shifting it: the field being typed in must not move. */
export function SaveErrorNotice({ className, ...rest }: SaveErrorNoticeProps) {
  return (
    <div className={`${styles.notice} ${className ?? ''}`}>
      <Notice isStacked isLive icon={CircleAlert} tone="bad" {...rest} />
    </div>
  );
}

/** A value that the server rejected; clicking it moves to its field. */
export function RejectedField(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.field} />;
}
