import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import { workshopApi } from '../../contract.ts';
import type { ChipName } from '../../ndef.ts';
import { workshopKeys } from '../state/workshop-queries.ts';
import type { NfcPort } from './nfc-port.ts';
import { createWriting } from './writing.ts';

/** The work with chips, for as long as the panel is there. */
export function useWriting(Nfc: NfcPort, kind: ChipName | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const chip = useRef(kind);
  chip.current = kind;
  const [writing] = useState(() =>
    createWriting({
      Nfc,
      report: async (code, read) => {
        await api.call(workshopApi.written, {
          params: { code },
          body: { read, ...(chip.current && { chip: chip.current }) },
        });
        void queries.invalidateQueries({ queryKey: workshopKeys.orders });
      },
    }),
  );
  useEffect(() => () => writing.end(), [writing]);
  const now = useSyncExternalStore(writing.subscribe, writing.now, writing.now);
  return { writing, now };
}
