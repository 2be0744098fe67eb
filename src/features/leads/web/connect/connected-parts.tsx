import type { LeadWebhook } from '../../webhook-contract.ts';
import { CheckSection } from './check-section.tsx';
import { LastSection } from './last-section.tsx';
import { OffSection } from './off-section.tsx';
import { SecretSection } from './secret-section.tsx';

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
          <LastSection webhook={webhook} />
          <SecretSection webhook={webhook} />
          <CheckSection />
        </>
      )}
      <OffSection url={webhook.url} onOff={onOff} />
    </>
  );
}
