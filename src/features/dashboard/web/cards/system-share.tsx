import { Share2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { dashboardTexts } from '../../texts.ts';

interface SystemShareProps {
  link: string;
  name: string;
  className: string | undefined;
  /** Where the system has no sheet of its own, or fails to open it. */
  onWithout(): void;
  onPointerEnter(): void;
  onFocus(): void;
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The phone's own way of passing things on, with the people one writes to already in it. */
export function SystemShare({ link, name, className, onWithout, ...near }: SystemShareProps) {
  const t = useTexts(dashboardTexts);
  const share = async () => {
    if (!navigator.share) return onWithout();
    try {
      await navigator.share({ title: name, url: link });
    } catch (error) {
      if (!isChangeOfMind(error)) onWithout();
    }
  };
  return (
    <Button
      className={className}
      variant="secondary"
      size="icon"
      aria-label={t('dashboard.cards.share', { name })}
      {...near}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" />
    </Button>
  );
}
