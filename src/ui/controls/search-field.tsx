import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from './field.tsx';
import styles from './search-field.module.css';

const waitMilliseconds = 250;

interface SearchFieldProps {
  value: string;
  label: string;
  placeholder: string;
  /** Label of the clear button. */
  clearLabel: string;
  maxLength: number;
  onSearch: (q: string) => void;
}

/** Searches when typing pauses. A value that changes from outside, such as by the back button, takes precedence. */
export function SearchField({ value, label, placeholder, clearLabel, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const q = typed.trim();
    if (q === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = q;
      onSearch(q);
    }, waitMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Input
      type="search"
      className={styles.search}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      enterKeyHint="search"
      autoComplete="off"
      start={<Search size={18} aria-hidden="true" />}
      end={
        typed && (
          <button type="button" className={styles.clear} onClick={() => setTyped('')} aria-label={clearLabel}>
            <X size={18} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
