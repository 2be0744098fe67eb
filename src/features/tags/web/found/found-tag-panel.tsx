import { Archive, Compass, HeartHandshake, MessageCircleHeart, Nfc, Snowflake } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TrapField } from '#ui/text/visually-hidden.tsx';
import { type FoundTag, tagsApi } from '../../contract.ts';
import { tagLimits } from '../../domain.ts';
import { useTagCall } from '../use-tags.ts';
import styles from './found-tag.module.css';
import { foundTexts } from './found-texts.ts';
import { UnassignedTag } from './unassigned-tag.tsx';

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
