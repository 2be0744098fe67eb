import { X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../choices/checkbox.tsx';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './selection.module.css';

/** The range from the last selected row to this one in display order; only this row if there is no last one. */
export function pickRange(visibleIds: readonly number[], last: number | undefined, id: number): readonly number[] {
  const [from, to] = [last === undefined ? -1 : visibleIds.indexOf(last), visibleIds.indexOf(id)];
  if (from < 0 || to < 0) return [id];
  return visibleIds.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The selected rows of a list. Rows that are no longer visible do not count as selected. */
export function useSelection(visibleIds: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [isPicking, setIsPicking] = useState(false);
  const last = useRef<number>(undefined);
  const order = useRef(visibleIds);
  order.current = visibleIds;
  const pick = useCallback((id: number, isOn: boolean, isRange: boolean) => {
    const ids = isRange ? pickRange(order.current, last.current, id) : [id];
    last.current = id;
    setMarked((before) => (isOn ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }, []);
  const picked = useMemo(() => new Set(visibleIds.filter((id) => marked.has(id))), [visibleIds, marked]);
  return {
    picked,
    /** For lists that show checkboxes only in selection mode. */
    isPicking: isPicking || picked.size > 0,
    setIsPicking,
    pick,
    pickAll: (isOn: boolean) => setMarked(new Set(isOn ? visibleIds : [])),
    clear: () => {
      setMarked(new Set());
      setIsPicking(false);
    },
  };
}

export type OnPick = ReturnType<typeof useSelection>['pick'];

interface SelectionBoxProps {
  id: number;
  isPicked: boolean;
  onPick: OnPick;
  label: string;
}

/** Selects a row; with Shift, all rows from the previously selected one. */
export function SelectionBox({ id, isPicked, onPick, label }: SelectionBoxProps) {
  const pick = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onPick(id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return <Checkbox checked={isPicked} onChange={pick} aria-label={label} />;
}

interface SelectionBarProps {
  label: string;
  /** States how many rows are selected. */
  text: string;
  clearLabel: string;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** Actions for all selected rows, at the bottom of the screen. */
export function SelectionBar({ label, text, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} data-selection-bar data-bottom-actions aria-label={label}>
      <Row gap={2} align="center" wrap className={styles.inner}>
        <p className={styles.text} role="status">
          {text}
        </p>
        <Button
          className={styles.clear ?? ''}
          variant="ghost"
          size="sm"
          onClick={onClear}
          aria-label={clearLabel}
          title={clearLabel}
        >
          <X aria-hidden="true" />
        </Button>
        {children}
      </Row>
    </section>
  );
}
