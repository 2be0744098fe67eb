import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { tagsApi } from '../../contract.ts';
import { useClaim } from '../claim/claim.ts';
import { ClaimForm } from '../claim/claim-form.tsx';
import { foundTexts } from './found-texts.ts';

export interface Activated {
  readonly profileId: number;
  readonly isPublished: boolean;
}

export interface ActivateFormProps {
  code: string;
  onDone: (done: Activated) => void;
}

export function ActivateForm({ code, onDone }: ActivateFormProps) {
  const t = useTexts(foundTexts);
  const queries = useQueryClient();
  const { send, isPending } = useClaim({
    call: (api, body) => api.call(tagsApi.activate, { params: { code }, body }),
    onDone: ({ profileId, isPublished }) => {
      onDone({ profileId, isPublished });
      void queries.invalidateQueries({ queryKey: ['/api/tags'] });
    },
  });
  return <ClaimForm submit={t('foundTag.unassigned.activate')} isPending={isPending} onClaim={send} />;
}
