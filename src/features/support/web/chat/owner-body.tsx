import { useTexts } from '#ui/locale.tsx';
import type { SessionUser } from '#web-kit/session-user.ts';
import { chatTexts } from '../chat-texts.ts';
import { OwnerFoot } from './foot/owner-foot.tsx';
import { welcomeLines } from './logic/lines.ts';
import type { Viewer } from './logic/viewer.ts';
import { TalkView } from './talk-view.tsx';
import type { TalkState } from './use-talk.ts';

interface OwnerBodyProps {
  viewer: Exclude<Viewer, 'admin'>;
  user: SessionUser | undefined;
  talk: TalkState;
  /** The moment of the welcome, once it has come. */
  welcomedAt: string | undefined;
}

/** Everybody's chat but an admin's. */
export function OwnerBody({ viewer, user, talk, welcomedAt }: OwnerBodyProps) {
  const t = useTexts(chatTexts);
  const conversation = `own-${user?.id ?? 'nobody'}`;
  const next = viewer === 'subscriber' ? 'writer' : viewer;
  const greeting = user ? t('chat.welcome.named', { name: user.displayName }) : t('chat.welcome.visitor');
  const welcome = welcomedAt ? welcomeLines([greeting, t(`chat.welcome.${next}Next`)], welcomedAt) : [];
  return (
    <TalkView
      key={conversation}
      talk={talk}
      conversation={conversation}
      recipientId={null}
      own="user"
      otherName={t('chat.log.support')}
      welcome={welcome}
    >
      {(send) => <OwnerFoot viewer={viewer} conversation={conversation} isClosed={talk.isClosed} onSend={send} />}
    </TalkView>
  );
}
