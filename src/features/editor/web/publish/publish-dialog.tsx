import { useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AddressField } from '../address/address-field.tsx';
import { useAddressCheck } from '../address/use-address-check.ts';
import { FindingList } from '../check/finding-list.tsx';
import type { ShownFinding } from '../check/use-findings.ts';
import { usePlace } from '../shell/use-place.ts';
import { publishTexts } from './publish-texts.ts';
import type { Publishing } from './use-publish.ts';

interface PublishDialogProps {
  profile: Profile;
  findings: readonly ShownFinding[];
  publishing: Publishing;
  onClose: () => void;
}

/** The gravest come first; the rest waits in the card check. */
const adviceShown = 3;

/** What the check found, where the card will stand, and one button. Errors hold it back, advice does not. */
export function PublishDialog({ profile, findings, publishing, onClose }: PublishDialogProps) {
  const t = useTexts(publishTexts);
  const { goTo } = usePlace();
  const isFirst = profile.publishedAt === null;
  const [slug, setSlug] = useState(profile.slug);
  const verdict = useAddressCheck('slug', slug, profile.slug);
  const isBlocked = findings.some(({ severity }) => severity === 'error');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const shown = isBlocked ? errors : findings.slice(0, adviceShown);
  const lead = isBlocked ? 'publish.blocked' : findings.length ? 'publish.advice' : 'publish.ready';
  const go = (path: string) => {
    onClose();
    // The dialog gives the keyboard back as it closes; the field takes it after that.
    setTimeout(() => goTo(path));
  };
  const footer = (
    <>
      {!isBlocked && (
        <Button
          variant="hot"
          loading={publishing.isPending}
          disabled={isFirst && verdict.state === 'refused'}
          onClick={() => publishing.publish(isFirst ? verdict.value : undefined)}
        >
          {t(isFirst ? 'publish.confirm' : 'publish.confirmChanges')}
        </Button>
      )}
      <DialogClose asChild>
        <Button variant="outline">{t('publish.later')}</Button>
      </DialogClose>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t(isBlocked ? 'publish.titleBlocked' : 'publish.title')}
        description={t(lead)}
        footer={footer}
      >
        {isFirst && !isBlocked && (
          <AddressField
            label={t('publish.address')}
            hint={t('publish.addressHint')}
            prefix={`${window.location.host}/p/`}
            typed={slug}
            onType={setSlug}
            verdict={verdict}
            refusal={publishing.refusal}
          />
        )}
        {shown.length > 0 && <FindingList findings={shown} onGo={go} />}
        {!isBlocked && findings.length > shown.length && (
          <p>{t('publish.more', { count: findings.length - shown.length })}</p>
        )}
      </DialogContent>
    </Dialog>
  );
}
