import { CircleAlert, History } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import styles from './restored-notice.module.css';

interface RestoredNoticeProps {
  texts: Readonly<Record<'title' | 'text' | 'dismiss' | 'discard', string>>;
  onDismiss: () => void;
  onDiscard: () => void;
}

/** Notifies the user that a draft from an earlier visit was restored. */
export function RestoredNotice({ texts, onDismiss, onDiscard }: RestoredNoticeProps) {
  const action = (
    <>
      <Button size="sm" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </>
  );
  return (
    <Notice isStacked icon={History} tone="sea" title={texts.title} action={action}>
      {texts.text}
    </Notice>
  );
}

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
