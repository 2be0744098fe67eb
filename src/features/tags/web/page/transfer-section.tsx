import { Gift, Hourglass } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { WhatsAppButton } from '#ui/controls/whatsapp-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { type Tag, tagsApi } from '../../contract.ts';
import { useCacheTag, useTagCall, useTagChange } from '../use-tags.ts';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';
import { TagSection } from './tag-sections.tsx';

interface TransferLinkProps {
  link: string;
  /** Empty if the giver sends the link themselves. */
  email: string;
  onClose: () => void;
}

export function TransferLink({ link, email, onClose }: TransferLinkProps) {
  const t = useTexts(pageTexts);
  const message = `${t('tagPage.transfer.whatsappText')} ${link}`;
  return (
    <Stack gap={4} role="status">
      <Text size="s" breakWords className={styles.transferLink}>
        <LatinText>{link}</LatinText>
      </Text>
      {email && (
        <Caption>
          {t('tagPage.transfer.mailed')} <LatinText>{email}</LatinText>
        </Caption>
      )}
      <Row gap={3} wrap>
        <CopyButton value={link} variant="default" size="default">
          {t('tagPage.transfer.copy')}
        </CopyButton>
        <WhatsAppButton message={message}>{t('tagPage.transfer.whatsapp')}</WhatsAppButton>
        <Button variant="outline" onClick={onClose}>
          {t('tagPage.transfer.close')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Transfers a tag: an offer that can be withdrawn until it is accepted. */
export function TransferSection({ tag: { code, offer, state } }: { tag: Tag }) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <TagSection
      title={t('tagPage.transfer.title')}
      text={offer ? undefined : t('tagPage.transfer.text')}
      state={offer ? 'offered' : 'own'}
    >
      <div ref={actions}>
        {offer && <PendingOffer code={code} offer={offer} onRenew={() => setIsOpen(true)} />}
        {!offer && state === 'active' && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            <Gift aria-hidden="true" />
            {t('tagPage.transfer.button')}
          </Button>
        )}
        {!offer && state !== 'active' && <Caption>{t('tagPage.transfer.frozen')}</Caption>}
      </div>
      <TransferDialog
        code={code}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onClosed={() => actions.current?.querySelector('button')?.focus()}
      />
    </TagSection>
  );
}

interface TransferDialogProps {
  code: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the dialog is gone from the screen; its opener may be gone too. */
  onClosed: () => void;
}

interface Made {
  readonly link: string;
  readonly email: string;
}

/** First asks for the receiver, then shows the link, which is displayed only once. */
function TransferDialog({ code, isOpen, onClose, onClosed }: TransferDialogProps) {
  const t = useTexts(pageTexts);
  const [made, setMade] = useState<Made>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || close()}>
      <DialogContent
        title={t(made ? 'tagPage.transfer.doneTitle' : 'tagPage.transfer.dialogTitle')}
        description={t(made ? 'tagPage.transfer.doneText' : 'tagPage.transfer.dialogText')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {made ? <TransferLink {...made} onClose={close} /> : <TransferForm code={code} onMade={setMade} />}
      </DialogContent>
    </Dialog>
  );
}

interface PendingOfferProps {
  code: string;
  offer: NonNullable<Tag['offer']>;
  /** The link is shown only once; a lost one has to be replaced by a new one. */
  onRenew: () => void;
}

function PendingOffer({ code, offer: { email, expiresAt }, onRenew }: PendingOfferProps) {
  const t = useTexts(pageTexts);
  const { send, isPending } = useTagChange({
    call: (api) => api.call(tagsApi.withdraw, { params: { code } }),
    onDone: () => toast({ title: t('tagPage.transfer.withdrawn'), description: t('tagPage.transfer.withdrawnText') }),
  });
  const actions = (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
        {t('tagPage.transfer.withdraw')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onRenew}>
        {t('tagPage.transfer.renew')}
      </Button>
    </>
  );
  return (
    <Notice icon={Hourglass} tone="sea" title={t('tagPage.transfer.pending')} action={actions} isStacked>
      {email && (
        <p>
          {t('tagPage.transfer.pendingTo')} <LatinText>{email}</LatinText>
        </p>
      )}
      <p>
        {t('tagPage.transfer.pendingUntil')} <DateText value={expiresAt} time />
      </p>
    </Notice>
  );
}

/** The server validates the email; without an email only the link is created. */
const schema = z.object({ email: z.string().trim() });

function TransferForm({ code, onMade }: { code: string; onMade: (made: Made) => void }) {
  const t = useTexts(pageTexts);
  const cacheTag = useCacheTag();
  const form = useSchemaForm({ schema, defaultValues: { email: '' } });
  const { send, isPending } = useTagCall({
    call: (api, { email }: z.output<typeof schema>) =>
      api.call(tagsApi.offer, { params: { code }, body: email ? { email } : {} }),
    onDone: ({ link, tag }, { email }) => {
      onMade({ link, email });
      cacheTag(tag);
    },
    onFields: form.showFields,
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4}>
      <Field
        label={t('tagPage.transfer.email')}
        hint={t('tagPage.transfer.emailHint')}
        optional
        error={form.errorOf('email')}
      >
        <Input {...form.register('email')} type="email" autoComplete="off" />
      </Field>
      <div>
        <SubmitButton>{t('tagPage.transfer.create')}</SubmitButton>
      </div>
    </Form>
  );
}
