import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import { Button, type ButtonProps } from './button.tsx';

export const copyFeedbackMs = 2000;

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> {
  value: string;
  /** The accessible name if "copy" alone does not state what is copied; children are a text beside the icon. */
  label?: string;
}

export function CopyButton({ value, label, variant = 'ghost', size = 'icon', children, ...rest }: CopyButtonProps) {
  const t = useTexts(uiTexts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copyFeedbackMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the user sees nothing when copying fails, so the cause is logged here
      console.error(error);
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        size={size}
        onClick={copy}
        {...(!children && {
          'aria-label': copied ? t('ui.copy.done') : (label ?? t('ui.copy.idle')),
          'data-tip': copied ? t('ui.copy.done') : t('ui.copy.idle'),
        })}
      >
        <Icon aria-hidden="true" />
        {copied && children ? t('ui.copy.done') : children}
      </Button>
      <VisuallyHidden role="status">{copied ? t('ui.copy.done') : ''}</VisuallyHidden>
    </>
  );
}
