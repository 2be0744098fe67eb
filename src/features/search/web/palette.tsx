import {
  CircleAlert,
  CornerDownLeft,
  CreditCard,
  FileText,
  IdCard,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Nfc,
  Package,
  Search,
  SearchX,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { shortened } from '#base/trimmed.ts';
import { useStaffRole } from '#features/admin/web/index.ts';
import { isolated } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { CloseButton } from '#ui/controls/close-button.tsx';
import { EmptyState, SkeletonRows } from '#ui/feedback/query-content.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useOpenness } from '#ui/overlays/back-closes.ts';
import { useFloatingLanguage } from '#ui/overlays/floating.ts';
import { useFocusReturn } from '#ui/overlays/use-opener.ts';
import { Link, useNavigate } from '#ui/router.tsx';
import { kindsFor, type SearchKind, searchKinds, searchLimits } from '../domain.ts';
import styles from './palette.module.css';
import { paletteTexts } from './palette-texts.ts';
import { type KnownHit, useRecent, useSearch } from './use-search.ts';

const icons: Readonly<Record<SearchKind, LucideIcon>> = {
  users: UserRound,
  profiles: IdCard,
  orders: Package,
  tags: Nfc,
  payments: CreditCard,
  invoices: FileText,
  coupons: TicketPercent,
  conversations: MessagesSquare,
  posts: Newspaper,
};

export interface PaletteProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Finds anything in the administration; the keyboard is enough for all of it. */
export function Palette({ isOpen, setOpen }: PaletteProps) {
  const t = useTexts(paletteTexts);
  const language = useFloatingLanguage();
  const focus = useFocusReturn({});
  return (
    <Dialog.Root {...useOpenness({ open: isOpen, onOpenChange: setOpen })}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content {...language} {...focus} className={styles.palette} aria-describedby={undefined}>
          <Dialog.Title asChild>
            <VisuallyHidden>{t('palette.title')}</VisuallyHidden>
          </Dialog.Title>
          <SearchPanel close={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface Section {
  readonly name: string;
  readonly hits: readonly KnownHit[];
}

function SearchPanel({ close }: { close: () => void }) {
  const t = useTexts(paletteTexts);
  const id = useId();
  const navigate = useNavigate();
  const { recent, remember } = useRecent();
  const [typed, setTyped] = useState('');
  const { q, text, groups, error, isPending, searchNow, retry } = useSearch(typed);
  const found = groups?.map(({ kind, hits }) => ({
    name: t(`palette.kinds.${kind}`),
    hits: hits.map((hit) => ({ ...hit, kind })),
  }));
  const sections: readonly Section[] =
    text === '' ? [{ name: t('palette.recent'), hits: recent }].filter(({ hits }) => hits.length > 0) : (found ?? []);
  const hits = sections.flatMap((section) => section.hits);
  const [chosen, setChosen] = useState({ of: '', index: 0 });
  const at = chosen.of === q && chosen.index < hits.length ? chosen.index : 0;
  const choose = (index: number) => setChosen({ of: q, index });

  const open = (hit: KnownHit | undefined) => {
    if (!hit) return;
    remember(hit);
    // Before navigation, which unsaved changes may stop.
    close();
    navigate(hit.path);
  };
  /** Pressed before the hits were here. */
  const opensFirst = useRef<string>(undefined);
  useEffect(() => {
    if (isPending || opensFirst.current === undefined) return;
    const isStill = opensFirst.current === text;
    opensFirst.current = undefined;
    if (isStill) open(hits[0]);
  });

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose((at + 1) % Math.max(hits.length, 1)),
    ArrowUp: () => choose((at - 1 + hits.length) % Math.max(hits.length, 1)),
    PageDown: () => choose(Math.max(hits.length - 1, 0)),
    PageUp: () => choose(0),
    Enter: () => {
      if (!isPending) return open(hits[at]);
      opensFirst.current = text;
      searchNow();
    },
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // Enter also ends the composition of a letter.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const optionId = (index: number) => `${id}option${index}`;
  const hasHits = hits.length > 0 && !error;

  return (
    <>
      <div className={styles.field}>
        {isPending ? <Spinner size={20} className={styles.icon ?? ''} /> : <Search size={20} aria-hidden="true" />}
        <input
          className={styles.input}
          type="text"
          role="combobox"
          dir="auto"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
          maxLength={searchLimits.queryMax}
          placeholder={t('palette.placeholder')}
          aria-label={t('palette.title')}
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={`${id}list`}
          aria-activedescendant={hasHits ? optionId(at) : undefined}
          aria-busy={isPending}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Dialog.Close asChild>
          <CloseButton className={styles.close} />
        </Dialog.Close>
      </div>
      <VisuallyHidden role="status">
        {isPending && !groups && t('palette.searching')}
        {!isPending && !error && text !== '' && t('palette.count', { count: hits.length })}
      </VisuallyHidden>
      <div className={styles.body}>
        <div id={`${id}list`} role="listbox" aria-label={t('palette.list')} className={styles.list} hidden={!hasHits}>
          <Sections
            id={id}
            sections={hasHits ? sections : []}
            at={at}
            optionId={optionId}
            onChoose={choose}
            onOpen={(hit) => {
              remember(hit);
              close();
            }}
          />
        </div>
        {text === '' && <Hint />}
        {error && <Failed message={error.message} retry={retry} />}
        {text !== '' && !error && !groups && <SkeletonRows label={t('palette.searching')} count={4} />}
        {groups?.length === 0 && !error && <Nothing q={q} />}
      </div>
      <Keys />
    </>
  );
}

interface SectionsProps {
  id: string;
  sections: readonly Section[];
  at: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
  onOpen: (hit: KnownHit) => void;
}

function Sections({ id, sections, at, optionId, onChoose, onOpen }: SectionsProps) {
  let index = -1;
  return sections.map(({ name, hits }, number) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options
    <div key={name} role="group" aria-labelledby={`${id}name${number}`}>
      <div className={styles.name} id={`${id}name${number}`}>
        {name}
      </div>
      {hits.map((hit) => {
        index += 1;
        const own = index;
        return (
          <Option
            key={`${hit.kind}-${hit.id}`}
            id={optionId(own)}
            hit={hit}
            isChosen={own === at}
            onChoose={() => onChoose(own)}
            onOpen={() => onOpen(hit)}
          />
        );
      })}
    </div>
  ));
}

interface OptionProps {
  id: string;
  hit: KnownHit;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

const maxDetail = 44;

/** A link, so that it opens in another tab as well. */
function Option({ id, hit, isChosen, onChoose, onOpen }: OptionProps) {
  const Icon = icons[hit.kind];
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.option}
      to={hit.path}
      onPointerMove={isChosen ? undefined : onChoose}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        if (!(metaKey || ctrlKey || shiftKey)) onOpen();
      }}
    >
      <span className={styles.tile} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          <bdi>{shortened(hit.title, 2 * maxDetail)}</bdi>
        </span>
        <span className={styles.details}>
          {hit.details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same text
            <span key={index} className={styles.detail}>
              <bdi>{shortened(detail, maxDetail)}</bdi>
            </span>
          ))}
        </span>
      </span>
      <CornerDownLeft size={16} aria-hidden="true" className={styles.enter} />
    </Link>
  );
}

/** Before anything is typed: what the role may search for, and by what. */
function Hint() {
  const t = useTexts(paletteTexts);
  const role = useStaffRole();
  const id = useId();
  return (
    <section className={styles.hint} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {t('palette.hint')}
      </h2>
      <ul className={styles.kinds}>
        {kindsFor(role).map((kind) => {
          const Icon = icons[kind];
          return (
            <li key={kind} className={styles.kind}>
              <span className={styles.tile} aria-hidden="true">
                <Icon size={18} strokeWidth={1.75} />
              </span>
              <span className={styles.texts}>
                <span className={styles.title}>{t(`palette.kinds.${kind}`)}</span>
                <span className={styles.details}>{t(`palette.by.${kind}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Nothing({ q }: { q: string }) {
  const t = useTexts(paletteTexts);
  const isPart = kindsFor(useStaffRole()).length < searchKinds.length;
  return (
    <EmptyState icon={SearchX} title={t('palette.nothing.title', { q: isolated(shortened(q, maxDetail)) })}>
      {t('palette.nothing.text')} {isPart && t('palette.nothing.role')}
    </EmptyState>
  );
}

function Failed({ message, retry }: { message: string; retry: () => void }) {
  const t = useTexts(paletteTexts);
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        tone="warn"
        title={t('palette.failed.title')}
        action={
          <Button variant="outline" size="sm" onClick={retry}>
            {t('palette.failed.retry')}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

function Keys() {
  const t = useTexts(paletteTexts);
  const key = (keys: string, name: ReactNode) => (
    <span className={styles.key}>
      <kbd dir="ltr">{keys}</kbd>
      {name}
    </span>
  );
  return (
    <div className={styles.keys} aria-hidden="true">
      {key('↑ ↓', t('palette.keys.move'))}
      {key('↵', t('palette.keys.open'))}
      {key('Esc', t('palette.keys.close'))}
    </div>
  );
}
