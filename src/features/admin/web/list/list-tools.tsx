import { Download, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { downloadFile } from '#web-kit/download.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { listTexts } from '../list-texts.ts';
import { useListParams } from './list-params.ts';
import styles from './list-tools.module.css';

export interface CsvProgress {
  readonly rows: number;
  /** Set if the server counted the rows. */
  readonly total?: number;
}

const newline = 10;
const countLines = (bytes: Uint8Array): number => bytes.reduce((count, byte) => count + (byte === newline ? 1 : 0), 0);

/** Reads a CSV stream; undefined if aborted. A truncated stream fails here instead of in the spreadsheet. */
export async function readCsv(
  answer: Response,
  onProgress: (progress: CsvProgress) => void,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const total = Number(answer.headers.get('x-rows')) || undefined;
  const reader = answer.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // Starts at -1 to exclude the header line.
  let rows = -1;
  while (reader) {
    if (signal.aborted) {
      await reader.cancel();
      return undefined;
    }
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    rows += countLines(value);
    onProgress({ rows: Math.max(rows, 0), ...(total && { total }) });
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

interface CsvButtonProps {
  path: string;
  name: string;
  /** The request's query, if it differs from the page's URL. */
  query?: Readonly<Record<string, string>>;
}

const excludedParams = new Set(['after', 'tab']);

/** Downloads the whole filtered list, however long: shows progress and can be aborted. */
export function CsvButton({ path, name, query: fixedQuery }: CsvButtonProps) {
  const t = useTexts(listTexts);
  const api = useApi();
  const params = useListParams();
  const confirmed = useConfirmedCall();
  const [progress, setProgress] = useState<CsvProgress>();
  const stop = useRef<AbortController>(undefined);
  const stopNext = () => {
    stop.current = new AbortController();
    return stop.current;
  };
  const download = async () => {
    const entries = Object.entries(fixedQuery ?? params.all()).filter(([key]) => !excludedParams.has(key));
    const query = new URLSearchParams(entries).toString();
    const { signal } = stopNext();
    setProgress({ rows: 0 });
    try {
      const answer = await confirmed(() => api.request('GET', `${path}${query && `?${query}`}`));
      const file = await readCsv(answer as Response, setProgress, signal);
      if (!file) return;
      downloadFile(file, name);
      toast({ title: t('adminList.csv.done') });
    } catch (error) {
      if (error instanceof ConfirmDismissed) return;
      const description = error instanceof Error ? error.message : String(error);
      toast({ variant: 'destructive', title: t('adminList.csv.failed'), description });
    } finally {
      setProgress(undefined);
    }
  };
  if (!progress)
    return (
      <Button variant="outline" size="sm" onClick={() => void download()}>
        <Download aria-hidden="true" />
        {t('adminList.csv.button')}
      </Button>
    );
  const { rows: count, total } = progress;
  return (
    <Stack gap={1} className={styles.downloading}>
      <Row align="center" justify="between" gap={2} size="s" tabular role="status">
        {total ? t('adminList.csv.rowsOf', { count, total }) : t('adminList.csv.rows', { count })}
        <Button variant="ghost" size="sm" onClick={() => stop.current?.abort()}>
          {t('adminList.csv.stop')}
        </Button>
      </Row>
      <Progress label={t('adminList.csv.progress')} {...(total ? { value: Math.min(count, total), max: total } : {})} />
    </Stack>
  );
}

interface ListToolsProps {
  search?: { readonly label: string };
  /** Filters. */
  children?: ReactNode;
  csv?: CsvButtonProps;
}

const maxLength = 80;
/** Parameters that are not filters or have their own field. */
const nonFilterParams = new Set(['q', 'after', 'sort', 'direction', 'tab']);

/** The tools above a list: search, filters and CSV download. */
export function ListTools({ search, children, csv }: ListToolsProps) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const id = useId();
  // Collapsed on a phone, where the filters would push the list off the screen; open if the URL contains filters.
  const [isOpen, setIsOpen] = useState(() => Object.keys(params.all()).some((name) => !nonFilterParams.has(name)));
  const { set } = params;
  const searchFor = useCallback((q: string) => set({ q: q || undefined }), [set]);
  return (
    <Row as="search" wrap align="end" gap={3} aria-label={t('adminList.filters')}>
      {search && (
        <div className={styles.search}>
          <SearchField
            value={params.get('q') ?? ''}
            label={search.label}
            placeholder={search.label}
            clearLabel={t('adminList.search.clear')}
            maxLength={maxLength}
            onSearch={searchFor}
          />
        </div>
      )}
      {children && (
        <>
          <div className={styles.more}>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden="true" />
              {t('adminList.filters')}
            </Button>
          </div>
          <div className={styles.filters} id={id} data-open={isOpen}>
            {children}
          </div>
        </>
      )}
      {csv && (
        <div className={styles.csv}>
          <CsvButton {...csv} />
        </div>
      )}
    </Row>
  );
}
