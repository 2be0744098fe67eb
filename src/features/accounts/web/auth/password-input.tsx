import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '#ui/input.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'end' | 'dir'> {
  /** Names the eye, such as "show the password". */
  showLabel: string;
}

export function PasswordInput({ showLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={showLabel}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
  return (
    <Input
      {...rest}
      className={styles.input}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  );
}
