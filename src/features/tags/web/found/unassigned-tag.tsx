import { Nfc, PartyPopper } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { FoundTag } from '../../contract.ts';
import type { Activated, ActivateFormProps } from './activate-form.tsx';
import styles from './found-tag.module.css';
import { foundTexts } from './found-texts.ts';

/** Unassigned: offers sign-in to visitors and activation to signed-in users. */
export function UnassignedTag({ tag: { code, state }, isSignedIn }: { tag: FoundTag; isSignedIn: boolean }) {
  const t = useTexts(foundTexts);
  const [done, setDone] = useState<Activated>();
  const Form = useActivateForm(isSignedIn && state === 'unassigned');
  if (done || state !== 'unassigned') return <ActivatedTag code={code} done={done} />;
  const text = t(isSignedIn ? 'foundTag.unassigned.ownText' : 'foundTag.unassigned.text');
  return (
    <LinkCard icon={Nfc} tone="hot" title={t('foundTag.unassigned.title')} text={text}>
      {isSignedIn && (Form ? <Form code={code} onDone={setDone} /> : <Progress label={t('foundTag.loading')} />)}
      {!isSignedIn && (
        <Row gap={3} justify="center" wrap>
          <Button variant="hot" onClick={() => requestAuth('register', { staysHere: true })}>
            {t('foundTag.unassigned.register')}
          </Button>
          <Button variant="outline" onClick={() => requestAuth('login', { staysHere: true })}>
            {t('foundTag.unassigned.login')}
          </Button>
        </Row>
      )}
      {!isSignedIn && (
        <a className={styles.about} href="/">
          {t('foundTag.about')}
        </a>
      )}
    </LinkCard>
  );
}

/** The form validates whole profiles, so it loads on demand. Not `lazy`: a lost connection must not crash the page. */
function useActivateForm(isEnabled: boolean): ComponentType<ActivateFormProps> | undefined {
  const ui = useTexts(uiTexts);
  const [Form, setForm] = useState<ComponentType<ActivateFormProps>>();
  useEffect(() => {
    if (!isEnabled || Form) return;
    import('./activate-form.tsx').then(
      ({ ActivateForm }) => setForm(() => ActivateForm),
      () => toast({ title: ui('ui.error.network.message'), variant: 'destructive' }),
    );
  }, [isEnabled, Form, ui]);
  return Form;
}

/** The tag belongs to the viewer; without `done`, it already did. Offers to try it or to complete its profile. */
export function ActivatedTag({ code, done }: { code: string; done: Activated | undefined }) {
  const t = useTexts(foundTexts);
  const needsPublishing = done && !done.isPublished;
  const title = t(done ? 'foundTag.done.title' : 'foundTag.active.title');
  const text = t(needsPublishing ? 'foundTag.done.draftText' : 'foundTag.done.text');
  return (
    <LinkCard icon={PartyPopper} tone="good" title={title} text={text}>
      <Row gap={3} justify="center" wrap>
        {needsPublishing ? (
          <LinkButton variant="hot" href={`/editor/${done.profileId}`}>
            {t('foundTag.done.publish')}
          </LinkButton>
        ) : (
          <LinkButton href={`/t/${code}`}>{t('foundTag.active.open')}</LinkButton>
        )}
        <LinkButton variant="outline" href={`/physical-cards/tags/${code}`}>
          {t('foundTag.done.tag')}
        </LinkButton>
      </Row>
    </LinkCard>
  );
}
