import { CircleCheck, Send, TriangleAlert, Unplug } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Accordion, AccordionItem } from '#ui/layout/accordion.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type LeadWebhook, leadWebhookApi } from '../../webhook-contract.ts';
import { TimeAgo } from '../components/time-ago.tsx';
import { connectTexts } from '../connect-texts.ts';
import { useWebhookCall } from '../state/lead-calls.ts';
import styles from './connect.module.css';

const variants = {
  none: { icon: Send, tone: 'sea', title: 'connect.last.none.title' },
  heard: { icon: CircleCheck, tone: 'sea', title: 'connect.last.heard' },
  failed: { icon: TriangleAlert, tone: 'bad', title: 'connect.last.failed' },
} as const;

function stateOf({ last }: LeadWebhook): keyof typeof variants {
  if (!last) return 'none';
  return last.error ? 'failed' : 'heard';
}

/** Result of the last delivery, and a test delivery. */
function LastSection({ webhook }: { webhook: LeadWebhook }) {
  const t = useTexts(connectTexts);
  const { send, isPending } = useWebhookCall({ call: (api) => api.call(leadWebhookApi.test, {}) });
  const { icon, tone, title } = variants[stateOf(webhook)];
  return (
    <Notice
      icon={icon}
      tone={tone}
      title={t(title)}
      isLive
      isStacked
      action={
        <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
          {t('connect.test')}
        </Button>
      }
    >
      <LastDelivery webhook={webhook} />
    </Notice>
  );
}

function LastDelivery({ webhook: { last, failures, deliveredAt } }: { webhook: LeadWebhook }) {
  const t = useTexts(connectTexts);
  if (!last) return t('connect.last.none.text');
  if (!last.error) return <TimeAgo at={last.at} />;
  return (
    <>
      <p>{t(`connect.last.error.${last.error}`, { status: String(last.status) })}</p>
      <p>
        <TimeAgo at={last.at} />
        {failures > 1 && ` · ${t('connect.last.inRow', { count: failures })}`}
      </p>
      {deliveredAt && (
        <p>
          {t('connect.last.deliveredAt')} <TimeAgo at={deliveredAt} />
        </p>
      )}
    </>
  );
}

const sample = `const [, t, v1] = /^t=(\\d+),v1=(\\w+)$/.exec(headers['negia-signature']);
const own = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest('hex');
if (!timingSafeEqual(Buffer.from(own), Buffer.from(v1))) refuse();`;

/** For the developer of the receiving system. */
function CheckSection() {
  const t = useTexts(connectTexts);
  return (
    <Accordion>
      <AccordionItem title={t('connect.check.title')}>
        <Stack gap={3} shrinkItems>
          <p>{t('connect.check.text')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
          <section className={styles.code} dir="ltr" tabIndex={0} aria-label={t('connect.check.code')}>
            <pre>
              <code>{sample}</code>
            </pre>
          </section>
          <p>{t('connect.check.same')}</p>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}

interface ConnectedSectionsProps {
  webhook: LeadWebhook;
  isAllowed: boolean;
  onOff: () => void;
}

/** Sections for a configured webhook. Without the plan only removal is available. */
export function ConnectedSections({ webhook, isAllowed, onOff }: ConnectedSectionsProps) {
  return (
    <>
      {isAllowed && (
        <>
          <LastSection webhook={webhook} />
          <SecretSection webhook={webhook} />
          <CheckSection />
        </>
      )}
      <OffSection url={webhook.url} onOff={onOff} />
    </>
  );
}

function SecretSection({ webhook: { url, secret } }: { webhook: LeadWebhook }) {
  const t = useTexts(connectTexts);
  const renewal = useWebhookCall({
    call: (api) => api.call(leadWebhookApi.save, { body: { url, renewsSecret: true } }),
    onDone: () => toast({ title: t('connect.secret.renewed') }),
  });
  if (secret === null) return null;
  return (
    <Stack gap={3} shrinkItems>
      <Field label={t('connect.secret.label')} hint={t('connect.secret.hint')}>
        <Input
          className={styles.secret}
          dir="ltr"
          readOnly
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
          end={<CopyButton value={secret} label={t('connect.secret.copy')} />}
        />
      </Field>
      <Row gap={2} wrap className={styles.actions}>
        <ConfirmButton
          variant="ghost"
          size="sm"
          call={renewal}
          title={t('connect.secret.renewTitle')}
          description={t('connect.secret.renewText')}
          confirm={t('connect.secret.renew')}
        >
          {t('connect.secret.renew')}
        </ConfirmButton>
      </Row>
    </Stack>
  );
}

function OffSection({ url, onOff }: { url: string; onOff: () => void }) {
  const t = useTexts(connectTexts);
  const turnOff = useWebhookCall({
    call: async (api) => {
      await api.call(leadWebhookApi.remove, {});
      return api.call(leadWebhookApi.get, {});
    },
    onDone: () => {
      toast({ title: t('connect.off.done') });
      onOff();
    },
  });
  return (
    <Row gap={2} wrap className={styles.actions}>
      <ConfirmButton
        className={styles.off}
        variant="ghost"
        size="sm"
        call={turnOff}
        title={t('connect.off.title')}
        description={
          <>
            <LatinText className={styles.host ?? ''}>{new URL(url).host}</LatinText>
            <br />
            {t('connect.off.text')}
          </>
        }
        confirm={t('connect.off.confirm')}
        destructive
      >
        <Unplug aria-hidden="true" />
        {t('connect.off.button')}
      </ConfirmButton>
    </Row>
  );
}
