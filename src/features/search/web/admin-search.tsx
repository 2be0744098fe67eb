import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { AdminSearchProvider } from '#features/admin/web/index.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { PaletteProps } from './palette.tsx';

/** Kept between pages, each of which has a frame of its own. */
let loaded: ComponentType<PaletteProps> | undefined;
const load = async (): Promise<ComponentType<PaletteProps>> => {
  loaded ??= (await import('./palette.tsx')).Palette;
  return loaded;
};

/** By then the page has its data: who presses the keys and types on loses no letter. */
const idleMilliseconds = 1_500;

/** Where `Ctrl K` makes a link. */
const isWriting = ({ target }: KeyboardEvent): boolean => target instanceof HTMLElement && target.isContentEditable;
const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** A dialog makes everything beside it inert, and what it asks comes first. */
const isBehindDialog = (): boolean => document.querySelector('body > [data-aria-hidden]') !== null;

/** `Ctrl K`, `⌘ K` and `/`, on a Hebrew keyboard layout too, which has another letter on the key. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (event.defaultPrevented || altKey || isComposing || isWriting(event)) return false;
  if (ctrlKey || metaKey) return !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)));
  return key === '/' && !isInField(event);
}

/** Around the administration: the search opens by keyboard and by the box of the frame. */
export function AdminSearch({ children }: { children: ReactNode }) {
  const t = useTexts(errorTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [Palette, setPalette] = useState(() => loaded);
  const search = useMemo(() => {
    const fetchPalette = async () => {
      const palette = await load();
      setPalette(() => palette);
    };
    const open = () => {
      setIsOpen(true);
      fetchPalette().catch(() => {
        setIsOpen(false);
        toast({ title: t('errors.network'), variant: 'destructive' });
      });
    };
    return { open, preload: () => void load().catch(() => undefined) };
  }, [t]);
  useEffect(() => {
    const timer = setTimeout(search.preload, idleMilliseconds);
    return () => clearTimeout(timer);
  }, [search]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event) || (!isOpen && isBehindDialog())) return;
      event.preventDefault();
      if (isOpen) setIsOpen(false);
      else search.open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen, search]);
  return (
    <AdminSearchProvider value={search}>
      {children}
      {Palette && <Palette isOpen={isOpen} setOpen={setIsOpen} />}
    </AdminSearchProvider>
  );
}
