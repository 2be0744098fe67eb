import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#ui/controls/button.tsx';
import type { CopyButton as FullCopyButton } from '#ui/controls/copy-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { dashboardTexts } from '../../texts.ts';

/** A broken line costs the button, not the page: the address still stands there to be read. */
const CopyButton = lazy<typeof FullCopyButton>(() =>
  import('#ui/controls/copy-button.tsx').then(
    ({ CopyButton: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => <span /> }),
  ),
);

interface CopyLinkProps {
  link: string;
  name: string;
  className: string | undefined;
}

/** What floats around a button weighs more than the rest of the page, and comes after it. */
export function CopyLink({ link, name, className = '' }: CopyLinkProps) {
  const t = useTexts(dashboardTexts);
  const label = t('dashboard.profiles.copy', { name });
  // A press that comes before the rest of it has, copies all the same.
  const copy = () => void navigator.clipboard.writeText(link).catch(() => undefined);
  const plain = (
    <Button className={className} variant="secondary" size="icon" aria-label={label} onClick={copy}>
      <Copy aria-hidden="true" />
    </Button>
  );
  return (
    <Suspense fallback={plain}>
      <CopyButton className={className} variant="secondary" value={link} label={label} />
    </Suspense>
  );
}
