import type { LeadWebhook } from '../../webhook-contract.ts';
import { CheckPart } from './check-part.tsx';
import { LastPart } from './last-part.tsx';
import { OffPart } from './off-part.tsx';
import { SecretPart } from './secret-part.tsx';

interface ConnectedPartsProps {
  webhook: LeadWebhook;
  isAllowed: boolean;
  onOff: () => void;
}

/** What there is to see and do once an address is set. Without the plan only the way out is left. */
export function ConnectedParts({ webhook, isAllowed, onOff }: ConnectedPartsProps) {
  return (
    <>
      {isAllowed && (
        <>
          <LastPart webhook={webhook} />
          <SecretPart webhook={webhook} />
          <CheckPart />
        </>
      )}
      <OffPart url={webhook.url} onOff={onOff} />
    </>
  );
}
