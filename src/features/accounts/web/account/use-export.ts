import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import { accountApi } from '../../contract.ts';
import { downloadExport } from './export-file.ts';
import { accountQueries } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

const none = 0;

/** From asking for the file to having it: it comes by itself when it is ready, and once more whenever asked for. */
export function useExport() {
  const api = useApi();
  const queries = useQueryClient();
  const [id, setId] = useState(none);
  const fetched = useRef(none);
  const { data: current, isError: isLost } = useQuery({ ...accountQueries.export(api, id), enabled: id !== none });
  const start = useAccountCall({
    call: () => api.call(accountApi.startExport, {}),
    onDone: (started) => {
      queries.setQueryData(accountQueries.export(api, started.id).queryKey, started);
      setId(started.id);
    },
  });
  const download = useAccountCall({ call: async () => current && downloadExport(api, current) });
  const isReady = current?.status === 'ready';
  useEffect(() => {
    if (!isReady || fetched.current === id) return;
    fetched.current = id;
    download.send();
  }, [isReady, id, download]);
  return {
    current: id === none ? undefined : current,
    isFailed: isLost || current?.status === 'failed',
    start,
    download,
  };
}
