import { CircleCheck, Send, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { type LeadWebhook, leadWebhookApi } from '../../webhook-contract.ts';
import { connectTexts } from '../connect-texts.ts';
import { TimeAgo } from '../components/time-ago.tsx';
import { useWebhookCall } from '../state/use-webhook-call.ts';

interface LastSectionProps {
  webhook: LeadWebhook;
}

const variants = {
  none: { icon: Send, tone: 'sea', title: 'connect.last.none.title' },
  heard: { icon: CircleCheck, tone: 'sea', title: 'connect.last.heard' },
  failed: { icon: TriangleAlert, tone: 'bad', title: 'connect.last.failed' },
} as const;

function stateOf({ last }: LeadWebhook): keyof typeof variants {
  if (!last) return 'none';
  return last.error ? 'failed' : 'heard';
}

/** How the last sending went, and a test that shows how the next one will. */
export function LastSection({ webhook }: LastSectionProps) {
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

function LastDelivery({ webhook: { last, failures, deliveredAt } }: LastSectionProps) {
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
