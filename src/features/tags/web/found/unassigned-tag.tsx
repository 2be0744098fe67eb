import { Nfc } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { FoundTag } from '../../contract.ts';
import type { Activated, ActivateFormProps } from './activate-form.tsx';
import { ActivatedTag } from './activated-tag.tsx';
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
          <Button variant="hot" onClick={() => requestAuth('register')}>
            {t('foundTag.unassigned.register')}
          </Button>
          <Button variant="outline" onClick={() => requestAuth('login')}>
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
