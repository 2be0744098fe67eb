import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup } from '../controls/field.tsx';
import { Text } from '../layout/layout.tsx';
import styles from './radio-group.module.css';

type GroupState = Pick<RadioGroupProps, 'value' | 'onValueChange'> & { readonly name: string };

const GroupContext = createContext<GroupState>({ name: '' });

export type RadioVariant = 'list' | 'cards' | 'segmented';

interface RadioGroupProps extends ComponentProps<typeof FieldGroup> {
  /** Controlled if a value is passed; otherwise each item may have `defaultChecked`. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  variant?: RadioVariant;
  /** Visible to screen readers only, if the choices are self-explanatory. */
  hideLabel?: boolean;
}

export function RadioGroup(props: RadioGroupProps) {
  const { value, onValueChange, variant = 'list', hideLabel = false, className, children, ...field } = props;
  const name = useId();
  return (
    <FieldGroup {...field} className={classNames(hideLabel && styles.unlabelled, className)}>
      <div className={styles.items} data-variant={variant}>
        <GroupContext value={{ name, value, onValueChange }}>{children}</GroupContext>
      </div>
    </FieldGroup>
  );
}

interface RadioItemProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked' | 'onChange'> {
  value: string;
  description?: ReactNode;
}

export function RadioItem({ value, description, className, children, ...rest }: RadioItemProps) {
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
        onChange={() => group.onValueChange?.(value)}
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

interface SegmentedChoiceProps<Value extends string>
  extends Omit<RadioGroupProps, 'variant' | 'value' | 'onValueChange' | 'children'> {
  values: readonly Value[];
  text: (value: Value) => ReactNode;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few short values, side by side. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { values, text, value, onChange, ...group } = props;
  return (
    <RadioGroup {...group} variant="segmented" value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      {values.map((one) => (
        <RadioItem key={one} value={one}>
          {text(one)}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
