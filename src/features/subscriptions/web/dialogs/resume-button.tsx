import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { callsTexts } from '../calls/calls-texts.ts';
import { useLoaded } from './use-opener.ts';

interface ResumeButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  subscription: Subscription;
}

const load = async () => (await import('../resume/resume-window.tsx')).ResumeWindow;

/** Revokes a cancellation while the period still runs; shows the consent text first. */
export function ResumeButton({ subscription, ...buttonProps }: ResumeButtonProps) {
  const t = useTexts(callsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const Window = useLoaded(isOpen, load, () => setIsOpen(false));
  return (
    <>
      <Button {...buttonProps} onClick={() => setIsOpen(true)}>
        {t('planCalls.resume')}
      </Button>
      {Window && <Window subscription={subscription} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
