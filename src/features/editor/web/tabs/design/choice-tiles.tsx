import { useId } from 'react';
import { fieldId } from '../../fields/field-id.ts';
import { useActions, useFormText } from '../../state/use-editor.ts';
import styles from './choice-tiles.module.css';

interface ChoiceTilesProps {
  label: string;
  path: string;
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few, each drawn as what it does. */
export function ChoiceTiles({ label, path, choices }: ChoiceTilesProps) {
  const name = useId();
  const { set } = useActions();
  const value = useFormText(path);
  const kind = path.split('.').at(-1);
  return (
    <fieldset className={styles.group} id={fieldId(path)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tiles}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => set(path, choice.value)}
            />
            <span className={styles.sign} data-kind={kind} data-value={choice.value} aria-hidden="true" />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
