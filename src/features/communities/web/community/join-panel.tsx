import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { communityPageTexts } from './community-texts.ts';
import styles from './join-panel.module.css';
import type { OwnSectionProps } from './own/own-section.tsx';

/** Prompts visitors to register or sign in; shows signed-in users their own profiles in the community. */
export function JoinPanel({ communityId }: { communityId: number }) {
  const t = useTexts(communityPageTexts);
  const { user } = useSession();
  const Own = useOwnSection(user !== undefined);
  return (
    <Stack as="aside" gap={4} className={styles.panel} aria-labelledby="community-join">
      {user && Own && <Own key={user.id} communityId={communityId} user={user} />}
      {!(user && Own) && (
        <>
          <Text as="h2" size="l" id="community-join">
            {t('communityPage.join.title')}
          </Text>
          <Text tone="muted">{t('communityPage.join.text')}</Text>
        </>
      )}
      {user && !Own && <Progress label={t('communityPage.join.loading')} />}
      {!user && (
        <Stack gap={3}>
          <Button variant="hot" block data-auth="register" onClick={() => requestAuth('register', { staysHere: true })}>
            {t('communityPage.join.register')}
          </Button>
          <Button variant="outline" block data-auth="login" onClick={() => requestAuth('login', { staysHere: true })}>
            {t('communityPage.join.login')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** Loads only for signed-in users. Not `lazy`: a failed chunk download must not break the page. */
function useOwnSection(isEnabled: boolean): ComponentType<OwnSectionProps> | undefined {
  const ui = useTexts(uiTexts);
  const [Own, setOwn] = useState<ComponentType<OwnSectionProps>>();
  useEffect(() => {
    if (!isEnabled || Own) return;
    import('./own/own-section.tsx').then(
      ({ OwnSection }) => setOwn(() => OwnSection),
      () => toast({ title: ui('ui.error.network.message'), variant: 'destructive' }),
    );
  }, [isEnabled, Own, ui]);
  return Own;
}
