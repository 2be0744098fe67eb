import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './close-button.module.css';

export function CloseButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'children'>) {
  const t = useTexts(uiTexts);
  return (
    <button {...rest} type="button" className={classNames(styles.close, className)} aria-label={t('ui.close')}>
      <X size={20} aria-hidden="true" />
    </button>
  );
}
