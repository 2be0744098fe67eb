import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import { Input } from './field.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'end' | 'start'> {
  /** Label of the reveal button if a form has several. */
  showLabel?: string;
}

/** A password with a reveal button. The button's name stays the same; `aria-pressed` conveys the state. */
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
      // The same direction whether visible or hidden, so that the text does not jump.
      dir="ltr"
      end={toggle}
    />
  );
}
