import { classNames } from '../class-names.ts';
import { useFieldControl } from '../controls/field.tsx';
import type { CheckedProps } from './checkbox.tsx';
import styles from './switch.module.css';

export function Switch({ className, onChange, onCheckedChange, ...rest }: CheckedProps) {
  const field = useFieldControl();
  return (
    <input
      {...field}
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native check box tells its own state; a copy could only contradict it.
      role="switch"
      className={classNames(styles.switch, className)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.currentTarget.checked);
      }}
    />
  );
}
