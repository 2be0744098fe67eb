import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { MessageHtml } from '../../message-html.tsx';
import type { ChatLine } from '../logic/lines.ts';
import type { LineActions } from './line-actions.ts';
import { LineFoot } from './line-foot.tsx';
import styles from './log.module.css';
import { ownSubject } from './own-subject.ts';

interface LineProps {
  line: ChatLine;
  isOwn: boolean;
  name: string;
  /** The last one of a ticket that was closed. */
  isEnd: boolean;
  actions: LineActions;
}

export function Line({ line, isOwn, name, isEnd, actions }: LineProps) {
  const t = useTexts(chatTexts);
  const { content, state, isClosed } = line;
  const subject = ownSubject(line.subject);
  return (
    <li className={styles.line} data-side={isOwn ? 'own' : 'other'} data-state={state} data-closed={isClosed}>
      {subject && (
        <p className={styles.subject}>
          <bdi>{t('chat.log.subject', { subject })}</bdi>
        </p>
      )}
      <div className={styles.bubble}>
        <VisuallyHidden>
          <bdi>{name}</bdi>
        </VisuallyHidden>
        <MessageHtml className={styles.words} html={content} />
      </div>
      <LineFoot line={line} actions={actions} />
      {isEnd && <p className={styles.end}>{t('chat.log.closed')}</p>}
    </li>
  );
}
