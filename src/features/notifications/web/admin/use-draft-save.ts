import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { adminKeys } from '#features/admin/web/index.ts';
import type { Api } from '#web-kit/api-client.ts';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import { draftOf, type FieldErrors, isSame, type Typed, typedOf } from './draft.ts';

/** What stands in the fields, kept by the server: whatever is done with a draft begins with that. */
export interface DraftSave {
  save(api: Api): Promise<Broadcast>;
  /** Shows what the server said about the fields; false where it is about none of them. */
  onFields(fields: FieldErrors): boolean;
  /** Shows at once what the server answered; a new one has an address of its own from now on. */
  reconcile(answer: Broadcast): void;
  /** What stands in the fields need not be kept. */
  forget(): void;
  /** Asked at the moment of leaving, which may come before the page has drawn what was saved. */
  isDirty(): boolean;
}

export function useDraftSave(
  broadcast: Broadcast | undefined,
  typed: Typed,
  onErrors: (errors: FieldErrors) => void,
): DraftSave {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const savedValues = useRef(typedOf(broadcast));
  // One that was made and could not be sent is not made again at the next try.
  const id = useRef(broadcast?.id);
  return {
    save: async (api) => {
      const body = draftOf(typed);
      const saved = id.current
        ? await api.call(broadcastsApi.change, { params: { id: id.current }, body })
        : await api.call(broadcastsApi.create, { body });
      onErrors({});
      savedValues.current = typed;
      id.current = saved.id;
      return saved;
    },
    onFields: (fields) => {
      onErrors(fields);
      return Object.keys(fields).some((name) => name.startsWith('texts') || name === 'link');
    },
    reconcile: (answer) => {
      queries.setQueryData(adminKeys.detail(broadcastsApi.get, answer.id), answer);
      if (!broadcast) void navigate(`/admin/notifications/${answer.id}`, { replace: true });
    },
    forget: () => {
      savedValues.current = typed;
    },
    isDirty: () => !isSame(typed, savedValues.current),
  };
}
