import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { PageHeader } from '#ui/layout/app-page.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { downloadFile } from '#web-kit/download.ts';
import { type LeadFilter, leadsApi } from '../../contract.ts';
import { ConnectButton } from '../connect/connect-button.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import { useFailureToast } from '../state/lead-calls.ts';

interface InboxHeadProps {
  filter: LeadFilter;
  unseen: number | undefined;
  /** There are leads to export. */
  hasLeads: boolean;
}

export function InboxHead({ filter, unseen = 0, hasLeads }: InboxHeadProps) {
  const t = useTexts(inboxTexts);
  return (
    <PageHeader title={t('inbox.title')} lead={unseen > 0 ? t('inbox.unseen', { count: unseen }) : t('inbox.lead')}>
      <Row gap={2} wrap>
        <ConnectButton />
        {hasLeads && <ExportButton filter={filter} />}
      </Row>
    </PageHeader>
  );
}

/** Exports the filtered leads as CSV. If the plan does not include it, a dialog explains that. */
function ExportButton({ filter }: { filter: LeadFilter }) {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const showFailure = useFailureToast();
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadTable(api, filter, dateInIsrael(new Date())),
    retry: false,
    onSuccess: () => toast({ title: t('inbox.export.done') }),
    onError: (error) => {
      if (error instanceof RequestError && error.status === 402) setIsRefused(true);
      else showFailure(error);
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
        <Download aria-hidden="true" />
        {t('inbox.export.button')}
      </Button>
      <UpgradeDialog
        isOpen={isRefused}
        onClose={() => setIsRefused(false)}
        title={t('inbox.export.plan.title')}
        reason={t('inbox.export.plan.text')}
        retainedNote={t('inbox.export.plan.stored')}
        helps={({ leadExport }) => leadExport}
      />
    </>
  );
}

/** Downloads the filtered leads as CSV; throws an error with the reason if the server refuses. */
async function downloadTable(api: Api, filter: LeadFilter, day: string): Promise<void> {
  const answer = (await api.call(leadsApi.export, { query: filter })) as Response;
  downloadFile(await answer.blob(), `negia-leads-${day}.csv`);
}
