import { Ban } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OwnMembership } from '../../../contract.ts';
import styles from '../join-panel.module.css';
import { JoinForm } from './join-form.tsx';
import { MemberRow } from './member-row.tsx';
import { ownMembershipTexts } from './own-texts.ts';

interface OwnCardsProps {
  communityId: number;
  userId: number;
  cards: readonly OwnMembership[];
}

export function OwnCards({ communityId, userId, cards }: OwnCardsProps) {
  const t = useTexts(ownMembershipTexts);
  const members = cards.filter(({ state }) => state === 'member');
  const removed = cards.filter(({ state }) => state === 'removed');
  const free = cards.filter(({ state, isShown }) => state === 'none' && isShown);
  const waiting = cards.find(({ state, isShown }) => state === 'none' && !isShown);
  const isOut = members.length === 0 && free.length === 0;
  return (
    <>
      {members.length > 0 && (
        <ul className={styles.rows}>
          {members.map((card) => (
            <MemberRow key={card.profileId} communityId={communityId} userId={userId} card={card} />
          ))}
        </ul>
      )}
      {removed.map(({ profileId, profileName }) => (
        <Notice
          key={profileId}
          icon={Ban}
          tone="warn"
          title={t('ownMembership.removed.title', { name: profileName })}
          action={<LinkButton href="/contact" label={t('ownMembership.removed.action')} />}
          isStacked
        >
          {t('ownMembership.removed.text')}
        </Notice>
      ))}
      {free.length > 0 && (
        <JoinForm
          key={free.map(({ profileId }) => profileId).join()}
          communityId={communityId}
          userId={userId}
          cards={free}
          isFirst={members.length === 0}
        />
      )}
      {isOut && waiting && (
        <>
          <p className={styles.text}>{t('ownMembership.unseen.text', { name: waiting.profileName })}</p>
          <LinkButton href={`/editor/${waiting.profileId}`} label={t('ownMembership.unseen.action')} isMain />
        </>
      )}
      {cards.length === 0 && (
        <>
          <p className={styles.text}>{t('ownMembership.none.text')}</p>
          <LinkButton href="/editor" label={t('ownMembership.none.action')} isMain />
        </>
      )}
    </>
  );
}

interface LinkButtonProps {
  href: string;
  label: string;
  isMain?: boolean;
}

function LinkButton({ href, label, isMain = false }: LinkButtonProps) {
  return (
    <Button variant={isMain ? 'hot' : 'outline'} size={isMain ? 'default' : 'sm'} block={isMain} asChild>
      <a href={href}>{label}</a>
    </Button>
  );
}
