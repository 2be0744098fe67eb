import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Archive,
  CircleAlert,
  Compass,
  HeartHandshake,
  MessageCircleHeart,
  Nfc,
  PartyPopper,
  Snowflake,
} from 'lucide-react';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack, TrapField } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { type FoundTag, tagsApi } from '../../contract.ts';
import { tagLimits } from '../../domain.ts';
import { tagQueries, useTagCall } from '../use-tags.ts';
import type { Activated, ActivateFormProps } from './activate-form.tsx';
import styles from './found-tag.module.css';
import { foundTexts } from './found-texts.ts';

/** Unassigned: offers sign-in to visitors and activation to signed-in users. */
function UnassignedTag({ tag: { code, state }, isSignedIn }: { tag: FoundTag; isSignedIn: boolean }) {
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

interface FoundTagPanelProps {
  /** Null if there is no such tag. */
  tag: FoundTag | null;
  isSignedIn: boolean;
}

export function FoundTagPanel({ tag, isSignedIn }: FoundTagPanelProps) {
  const t = useTexts(foundTexts);
  const home = <LinkButton href="/">{t('foundTag.home')}</LinkButton>;
  if (!tag)
    return (
      <LinkCard icon={Compass} tone="warn" title={t('foundTag.missing.title')} text={t('foundTag.missing.text')}>
        {home}
      </LinkCard>
    );
  if (tag.state === 'retired')
    return (
      <LinkCard icon={Archive} title={t('foundTag.over.title')} text={t('foundTag.over.text')}>
        {home}
      </LinkCard>
    );
  if (tag.state === 'frozen') return <LostTag tag={tag} />;
  // A user who has just activated the tag keeps seeing the confirmation, although its state is now active.
  if (tag.state === 'unassigned' || tag.isOwn) return <UnassignedTag tag={tag} isSignedIn={isSignedIn} />;
  return (
    <LinkCard icon={Nfc} tone="good" title={t('foundTag.active.title')} text={t('foundTag.active.text')}>
      <Row gap={3} justify="center" wrap>
        <LinkButton href={`/t/${tag.code}`}>{t('foundTag.active.open')}</LinkButton>
      </Row>
    </LinkCard>
  );
}

/** Does not reveal the owner; only the owner gets a link to the tag. */
function LostTag({ tag: { code, isOwn } }: { tag: FoundTag }) {
  const t = useTexts(foundTexts);
  const [isSent, setIsSent] = useState(false);
  if (isOwn)
    return (
      <LinkCard icon={Snowflake} tone="warn" title={t('foundTag.lost.own')} text={t('foundTag.lost.ownText')}>
        <LinkButton href={`/physical-cards/tags/${code}`}>{t('foundTag.lost.ownAction')}</LinkButton>
      </LinkCard>
    );
  if (isSent)
    return (
      <LinkCard
        icon={MessageCircleHeart}
        tone="good"
        title={t('foundTag.lost.thanks')}
        text={t('foundTag.lost.thanksText')}
      >
        <LinkButton variant="outline" href="/">
          {t('foundTag.home')}
        </LinkButton>
      </LinkCard>
    );
  return (
    <LinkCard icon={HeartHandshake} tone="hot" title={t('foundTag.lost.title')} text={t('foundTag.lost.text')}>
      <FinderForm code={code} onSent={() => setIsSent(true)} />
    </LinkCard>
  );
}

/** A message to the owner of the lost card. */
function FinderForm({ code, onSent }: { code: string; onSent: () => void }) {
  const t = useTexts(foundTexts);
  const [message, setMessage] = useState('');
  const [website, setWebsite] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = (message: string | undefined): boolean => {
    setError(message);
    if (message) field.current?.focus();
    return Boolean(message);
  };
  const { send, isPending } = useTagCall<unknown>({
    call: (api) => api.call(tagsApi.tellOwner, { params: { code }, body: { message, website } }),
    onDone: onSent,
    onFields: (fields) => refuse(fields.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim()) send();
    else refuse(t('foundTag.lost.empty'));
  };
  return (
    <>
      <Stack as="form" gap={4} textAlign="start" className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('foundTag.lost.label')} hint={t('foundTag.lost.hint')} {...(error && { error })}>
          <Textarea
            ref={field}
            value={message}
            maxLength={tagLimits.messageMax}
            placeholder={t('foundTag.lost.placeholder')}
            onChange={({ currentTarget }) => {
              setMessage(currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
        <TrapField
          label={t('foundTag.lost.trap')}
          value={website}
          onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
        />
        <Button type="submit" block loading={isPending}>
          {t('foundTag.lost.send')}
        </Button>
      </Stack>
      <noscript>{t('foundTag.lost.noScript')}</noscript>
    </>
  );
}

/** `/tags/{code}`: where a tap leads if there is no profile to open. The server HTML shows the visitor's view. */
export function FoundTagPage({ code }: { code: string }) {
  const t = useTexts(foundTexts);
  const ui = useTexts(uiTexts);
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    ...tagQueries.found(useApi(), code, user?.id),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <FoundTagPanel tag={data} isSignedIn={user !== undefined} />;
  if (error)
    return (
      <LinkCard icon={CircleAlert} tone="warn" title={t('foundTag.failed')} text={error.message}>
        <Button onClick={() => void refetch()}>{ui('ui.error.retry')}</Button>
      </LinkCard>
    );
  return (
    <LinkCard icon={Nfc} title={t('foundTag.loading')} isBusy>
      <Progress label={t('foundTag.loading')} />
    </LinkCard>
  );
}
