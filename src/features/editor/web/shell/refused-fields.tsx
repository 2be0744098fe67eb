import { useEditor } from '../state/use-editor.ts';
import styles from './save-trouble.module.css';
import { usePlace } from './use-place.ts';

interface RefusedFieldsProps {
  /** What is said when no field was named. */
  message: string;
}

/** What the server refused, each line leading to its field. */
export function RefusedFields({ message }: RefusedFieldsProps) {
  const refused = useEditor((state) => state.refused);
  const { goTo } = usePlace();
  const fields = Object.entries(refused);
  if (fields.length === 0) return <p>{message}</p>;
  return (
    <div className={styles.fields}>
      {fields.map(([path, sentence]) => (
        <button key={path} type="button" className={styles.field} onClick={() => goTo(path)}>
          {sentence}
        </button>
      ))}
    </div>
  );
}
