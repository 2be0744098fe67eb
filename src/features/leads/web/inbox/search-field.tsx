import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './filters.module.css';

const waitMilliseconds = 250;
const longest = 100;

interface SearchFieldProps {
  value: string;
  onSearch: (q: string) => void;
}

/** Searches when the typing pauses. What the address says wins when it changes by itself, as "back" has it. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const t = useTexts(inboxTexts);
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
      aria-label={t('inbox.searchLabel')}
      placeholder={t('inbox.search')}
      maxLength={longest}
      enterKeyHint="search"
      autoComplete="off"
      start={<Search size={18} aria-hidden="true" />}
      end={
        typed && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => setTyped('')}
            aria-label={t('inbox.clearSearch')}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
