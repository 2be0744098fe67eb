import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup } from '../controls/field.tsx';
import { Text } from '../text/text.tsx';
import styles from './radio-group.module.css';

interface GroupState {
  readonly name: string;
  readonly value: string | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
}

const GroupContext = createContext<GroupState>({ name: '', value: undefined, onValueChange: undefined });

export type RadioVariant = 'list' | 'cards' | 'segmented';

interface RadioGroupProps extends Omit<ComponentProps<typeof FieldGroup>, 'children'> {
  name?: string;
  /** Controlled if a value is passed; otherwise each item may have `defaultChecked`. */
  value?: string;
  onValueChange?: (value: string) => void;
  variant?: RadioVariant;
  /** Visible to screen readers only, if the choices are self-explanatory. */
  hideLabel?: boolean;
  children: ReactNode;
}

export function RadioGroup({
  name,
  value,
  onValueChange,
  variant = 'list',
  hideLabel = false,
  className,
  children,
  ...field
}: RadioGroupProps) {
  const generatedId = useId();
  return (
    <FieldGroup {...field} className={classNames(hideLabel && styles.unlabelled, className)}>
      <div className={styles.items} data-variant={variant}>
        <GroupContext value={{ name: name ?? generatedId, value, onValueChange }}>{children}</GroupContext>
      </div>
    </FieldGroup>
  );
}

interface RadioItemProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> {
  value: string;
  description?: ReactNode;
}

export function RadioItem({ value, description, className, onChange, children, ...rest }: RadioItemProps) {
  const group = useContext(GroupContext);
  const controlled = group.value === undefined ? {} : { checked: group.value === value };
  return (
    <label className={classNames(styles.item, className)}>
      <input
        {...rest}
        {...controlled}
        className={styles.radio}
        type="radio"
        name={group.name}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          group.onValueChange?.(value);
        }}
      />
      <span className={styles.text}>
        <span>{children}</span>
        {description && (
          <Text as="span" tone="muted" size="s">
            {description}
          </Text>
        )}
      </span>
    </label>
  );
}
