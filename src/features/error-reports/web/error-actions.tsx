import { BellOff, CircleCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { errorsAdminApi } from '../admin-contract.ts';
import type { ErrorState } from '../states.ts';
import { errorsTexts } from './errors-texts.ts';

interface ErrorActsProps {
  error: { readonly id: number; readonly state: ErrorState };
}

const actions = [
  { name: 'resolve', icon: CircleCheck, from: ['open', 'muted'] },
  { name: 'mute', icon: BellOff, from: ['open', 'resolved'] },
  { name: 'reopen', icon: RotateCcw, from: ['resolved', 'muted'] },
] as const satisfies readonly { name: string; icon: unknown; from: readonly ErrorState[] }[];

export function ErrorActions({ error: { id, state } }: ErrorActsProps) {
  const t = useTexts(errorsTexts);
  const shown = actions.filter(({ from }) => from.some((one) => one === state));
  return shown.map(({ name, icon: Icon }, place) => (
    <ActButton key={name} id={id} name={name} isFirst={place === 0}>
      <Icon aria-hidden="true" />
      {t(`adminErrors.${name}`)}
    </ActButton>
  ));
}

interface ActButtonProps {
  id: number;
  name: (typeof actions)[number]['name'];
  isFirst: boolean;
  children: ReactNode;
}

function ActButton({ id, name, isFirst, children }: ActButtonProps) {
  const t = useTexts(errorsTexts);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(errorsAdminApi[name], { params: { id } }),
    done: t(`adminErrors.done.${name}`),
  });
  return (
    <Button size="sm" variant={isFirst ? 'default' : 'outline'} loading={isPending} onClick={() => send()}>
      {children}
    </Button>
  );
}
