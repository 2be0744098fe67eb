import { useSyncExternalStore } from 'react';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { helpTexts } from '../help-texts.ts';

const never = () => () => undefined;

/** Renders nothing before hydration, because copying requires JavaScript. */
export function CopyLink({ path, variant = 'outline' }: { path: string; variant?: 'outline' | 'ghost' }) {
  const t = useTexts(helpTexts);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  );
  if (!origin) return null;
  return (
    <CopyButton value={origin + path} variant={variant} size="sm">
      {t('help.copyLink')}
    </CopyButton>
  );
}
