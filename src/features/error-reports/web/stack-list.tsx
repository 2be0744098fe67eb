import { useTexts } from '#ui/locale.tsx';
import type { StackFrame } from '../admin-contract.ts';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';

interface StackListProps {
  frames: readonly StackFrame[];
}

/** Our own lines stand out; what no map knows stays as it came. */
export function StackList({ frames }: StackListProps) {
  const t = useTexts(errorsTexts);
  return (
    <>
      <ol className={styles.stack} aria-label={t('adminErrors.stackList')} dir="ltr">
        {frames.map((frame, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call is known by its place in the stack
          <li key={place} className={styles.frame} data-own={isOwn(frame)}>
            <Frame frame={frame} />
          </li>
        ))}
      </ol>
      {frames.some(({ source }) => !source) && <p className={styles.hint}>{t('adminErrors.unmapped')}</p>}
    </>
  );
}

const isOwn = ({ source }: StackFrame): boolean => source?.file.startsWith('src/') ?? false;

function Frame({ frame: { raw, source } }: { frame: StackFrame }) {
  if (!source) return <code className={styles.raw}>{raw}</code>;
  const { file, line, column, name, code } = source;
  return (
    <>
      <code className={styles.place}>
        {file}:{line}:{column}
        {name && <span className={styles.name}> {name}</span>}
      </code>
      {code && <code className={styles.code}>{code}</code>}
    </>
  );
}
