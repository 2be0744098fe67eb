import { CheckCheck, Eye, type LucideIcon, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { requestAuth } from '#web-kit/auth-events.ts';
import { chatTexts } from '../../chat-texts.ts';
import type { ChatRole } from '../logic/chat-role.ts';
import styles from './foot.module.css';
import { TicketForm } from './ticket-form.tsx';
import { WritingFoot } from './writing-foot.tsx';

interface OwnerFootProps {
  role: Exclude<ChatRole, 'admin'>;
  conversation: string;
  isClosed: boolean;
  onSend(typed: string): void;
}

/** What a viewer may do below the conversation. */
export function OwnerFoot({ role, conversation, isClosed, onSend }: OwnerFootProps) {
  const t = useTexts(chatTexts);
  const [isTicket, setTicket] = useState(false);
  const register = (label: string) => (
    <Button size="sm" onClick={() => requestAuth('register')}>
      {label}
    </Button>
  );
  if (role === 'visitor')
    return (
      <ReadOnly icon={UserPlus} title={t('chat.visitor.title')} text={t('chat.visitor.text')}>
        {register(t('chat.visitor.register'))}
        <Button variant="link" size="sm" asChild>
          <a href="/contact">{t('chat.visitor.contact')}</a>
        </Button>
      </ReadOnly>
    );
  if (role === 'demo')
    return (
      <ReadOnly icon={Eye} title={t('chat.demo.title')} text={t('chat.demo.text')}>
        {register(t('chat.demo.register'))}
      </ReadOnly>
    );
  if (isTicket) return <TicketForm conversation={conversation} onDone={() => setTicket(false)} />;
  if (role === 'user')
    return (
      <ReadOnly icon={Eye} title={t('chat.user.title')} text={t('chat.user.text')}>
        <Button size="sm" asChild>
          <a href="/subscription">{t('chat.user.upgrade')}</a>
        </Button>
        <Button variant="link" size="sm" onClick={() => setTicket(true)}>
          {t('chat.user.ticket')}
        </Button>
      </ReadOnly>
    );
  return (
    <>
      {isClosed && (
        <ReadOnly icon={CheckCheck} title={t('chat.closed.title')} text={t('chat.closed.text')}>
          <Button size="sm" onClick={() => setTicket(true)}>
            {t('chat.closed.action')}
          </Button>
        </ReadOnly>
      )}
      <WritingFoot conversation={conversation} isBlocked={isClosed} onSend={onSend} />
    </>
  );
}

interface ReadOnlyProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

/** In place of the box: why there is none, and the way on. */
function ReadOnly({ icon: Icon, title, text, children }: ReadOnlyProps) {
  return (
    <div className={styles.readOnly}>
      <Row as="p" gap={2} align="center" className={styles.title}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {title}
      </Row>
      <p className={styles.text}>{text}</p>
      <Row gap={[2, 4]} align="center" wrap className={styles.actions}>
        {children}
      </Row>
    </div>
  );
}
