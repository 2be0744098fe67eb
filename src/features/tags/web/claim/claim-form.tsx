import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { useOwnProfiles } from '../use-own-profiles.ts';
import type { Claim } from './claim.ts';
import { ClaimFields } from './claim-fields.tsx';
import { claimTexts } from './claim-texts.ts';

interface ClaimFormProps {
  /** Names the act. */
  submit: string;
  isPending: boolean;
  onClaim: (claim: Claim) => void;
  /** What stands beside the act, such as the way out. */
  children?: ReactNode;
}

/** A profile to open and a name; whoever has no profile yet gets one on the way. */
export function ClaimForm(props: ClaimFormProps) {
  const t = useTexts(claimTexts);
  const { data: profiles, error, refetch } = useOwnProfiles();
  // What is offered stays as it was while a first profile is made and read again.
  const [offered, setOffered] = useState(profiles);
  if (profiles && (!offered || !props.isPending) && offered !== profiles) setOffered(profiles);
  if (offered) return <ClaimFields {...props} profiles={offered} />;
  if (!error) return <Progress label={t('claimTag.loading')} />;
  const retry = (
    <Button variant="outline" size="sm" onClick={() => void refetch()}>
      {t('claimTag.retry')}
    </Button>
  );
  return (
    <Notice icon={CircleAlert} tone="bad" title={t('claimTag.failed')} action={retry} isLive isStacked>
      {error.message}
    </Notice>
  );
}
