import { CircleAlert } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import { AddressField } from '../address/address-field.tsx';
import { useAddressCheck } from '../address/use-address-check.ts';
import type { VisibleFinding } from '../check/finding-list.tsx';
import { FindingList } from '../check/use-findings.ts';
import { useEditorLocation } from '../shell/use-editor-location.ts';
import styles from './publish-button.module.css';
import { publishTexts } from './publish-texts.ts';

/** A publication and what became of it. */
export interface Publishing {
  readonly publish: (slug: string | undefined) => void;
  readonly isPending: boolean;
  /** Why the address was refused. */
  readonly rejection: string | undefined;
  readonly failure: string | undefined;
}

interface PublishDialogProps {
  profile: Profile;
  findings: readonly VisibleFinding[];
  publishing: Publishing;
  onClose: () => void;
}

/** The most severe come first; a press shows the rest. */
const maxAdvice = 3;

/** Shows the findings, the future address and the publish button. Errors block publishing; advice does not. */
export function PublishDialog({ profile, findings, publishing, onClose }: PublishDialogProps) {
  const t = useTexts(publishTexts);
  const { goTo } = useEditorLocation();
  const isFirst = profile.publishedAt === null;
  // Focus moves to the requested field, so closing must not return it to the opener.
  const isNavigating = useRef(false);
  const [slug, setSlug] = useState(profile.slug);
  const check = useAddressCheck('slug', slug, profile.slug);
  const isBlocked = findings.some(({ severity }) => severity === 'error');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [showsAll, setShowsAll] = useState(false);
  const visible = isBlocked ? errors : findings.slice(0, showsAll ? undefined : maxAdvice);
  const lead = isBlocked ? 'publish.blocked' : findings.length ? 'publish.advice' : 'publish.ready';
  const go = (path: string) => {
    isNavigating.current = true;
    onClose();
    goTo(path);
  };
  const footer = (
    <>
      {!isBlocked && (
        <Button
          variant="hot"
          loading={publishing.isPending}
          disabled={isFirst && check.state === 'refused'}
          onClick={() => publishing.publish(isFirst ? check.value : undefined)}
        >
          {t('publish.confirm')}
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
        className={styles.dialog}
        title={t(isBlocked ? 'publish.titleBlocked' : 'publish.title')}
        description={t(lead)}
        footer={footer}
        onCloseAutoFocus={(event) => isNavigating.current && event.preventDefault()}
      >
        {isFirst && !isBlocked && (
          <AddressField
            label={t('publish.address')}
            hint={t('publish.addressHint')}
            prefix={`${window.location.host}/p/`}
            typed={slug}
            onType={setSlug}
            check={check}
            serverError={publishing.rejection}
          />
        )}
        {visible.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <FindingList findings={visible} onGo={go} />
          </Suspense>
        )}
        {!isBlocked && findings.length > visible.length && (
          <Button variant="link" size="sm" className={styles.more} onClick={() => setShowsAll(true)}>
            {t('publish.more', { count: findings.length - visible.length })}
          </Button>
        )}
        {publishing.failure && (
          <Notice icon={CircleAlert} tone="bad" title={t('publish.failed')} isLive>
            {publishing.failure}
          </Notice>
        )}
      </DialogContent>
    </Dialog>
  );
}
