import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../locale.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiTexts } from '../texts.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

export const copyFeedbackMs = 2000;

/** The user sees nothing when copying fails, so the cause is logged here. */
// biome-ignore lint/suspicious/noConsole: the one place where a failure belongs there
const logError = (error: unknown) => console.error(error);

interface CopyButtonProps {
  value: string;
  /** The accessible name if "copy" alone does not state what is copied. */
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  onCopy?: () => void;
  /** Receives failures instead of the console. */
  onError?: (error: unknown) => void;
  /** Text beside the icon. */
  children?: ReactNode;
}

export function CopyButton({
  value,
  label,
  variant = 'ghost',
  size = 'icon',
  className,
  onCopy,
  onError = logError,
  children,
}: CopyButtonProps) {
  const t = useTexts(uiTexts);
  const [copied, setCopied] = useState(false);
  const [isHintVisible, setIsHintVisible] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copyFeedbackMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopy?.();
    } catch (error) {
      onError(error);
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Tooltip
        content={t(copied ? 'ui.copy.done' : 'ui.copy.idle')}
        open={copied || isHintVisible}
        onOpenChange={setIsHintVisible}
      >
        <Button
          variant={variant}
          size={size}
          onClick={copy}
          {...(className ? { className } : {})}
          {...(children ? {} : { 'aria-label': label ?? t('ui.copy.idle') })}
        >
          <Icon aria-hidden="true" />
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden role="status">{copied ? t('ui.copy.done') : ''}</VisuallyHidden>
    </>
  );
}
