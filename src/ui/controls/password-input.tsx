import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import { Input } from './input.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'end' | 'start'> {
  /** Names the eye where several stand on one form. */
  showLabel?: string;
}

/** A password that its writer may look at. The name of the button stays; whether it is pressed says the rest. */
export function PasswordInput({ disabled, showLabel, ...rest }: PasswordInputProps) {
  const t = useTexts(uiTexts);
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={showLabel ?? t('ui.password.show')}
      aria-pressed={isVisible}
      disabled={disabled}
      onClick={() => setIsVisible(!isVisible)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      {...(disabled === undefined ? {} : { disabled })}
      className={styles.input}
      type={isVisible ? 'text' : 'password'}
      // The same whether it is seen or not, so that nothing jumps.
      dir="ltr"
      end={toggle}
    />
  );
}
