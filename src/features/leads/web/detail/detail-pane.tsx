import { Inbox } from 'lucide-react';
import { useEffect } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './detail-pane.module.css';
import type { DetailProps } from './detail-props.ts';
import { PaneLead } from './pane-lead.tsx';

interface DetailPaneProps extends DetailProps {
  /** The lead that was just pressed, and so takes the focus. */
  pressedId: number | undefined;
}

/** Beside the list, and of its own height: the list goes on under the eyes. */
export function DetailPane({ leadId, pressedId, onClose, onGone }: DetailPaneProps) {
  const t = useTexts(inboxTexts);
  useEscape(leadId !== undefined, onClose);
  return (
    <aside className={styles.pane} aria-label={t('inbox.choose.pane')}>
      {leadId === undefined ? (
        <EmptyState icon={Inbox} tone="quiet" title={t('inbox.choose.title')}>
          {t('inbox.choose.text')}
        </EmptyState>
      ) : (
        <PaneLead key={leadId} id={leadId} takesFocus={leadId === pressedId} onClose={onClose} onGone={onGone} />
      )}
    </aside>
  );
}

/** Closes by the key that closes things, unless something on top of it was closed by it or somebody is writing. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isWriting = target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
      if (key === 'Escape' && !defaultPrevented && !isWriting) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, onEscape]);
}
