import { useEffect, useState } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import type { RequestError } from '#web-kit/request-error.ts';
import { type AdminPackage, adminPackage, adminPackagesApi } from '../../admin-contract.ts';
import { type Clash, changedPaths, type DraftValue, draftOf, editOf, mergeDrafts, type PackageDraft } from './draft.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';

/** What somebody else saved meanwhile. */
export interface Stale {
  readonly clashes: readonly Clash[];
}

export interface PackageWork {
  readonly draft: PackageDraft;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Sentences of the server, by the field's name on the wire. */
  readonly flaws: Readonly<Record<string, string>>;
  readonly stale: Stale | undefined;
  set(path: string, value: DraftValue): void;
  save(): void;
  revert(): void;
  settle(): void;
}

/** What is typed into a package, from what it was begun, and what became of saving it. */
export function usePackageWork(one: AdminPackage): PackageWork {
  const t = useTexts(packagesAdminTexts);
  const [base, setBase] = useState(one);
  const [draft, setDraft] = useState(() => draftOf(one));
  const [flaws, setFlaws] = useState<Readonly<Record<string, string>>>({});
  const [stale, setStale] = useState<Stale>();
  const isDirty = changedPaths(draftOf(base), draft).length > 0;
  const beginWith = (newest: AdminPackage) => {
    setBase(newest);
    setDraft(draftOf(newest));
    setFlaws({});
  };
  // Where nothing is typed, what others saved is simply shown.
  useEffect(() => {
    if (isDirty || one.version <= base.version) return;
    setBase(one);
    setDraft(draftOf(one));
  }, [isDirty, one, base.version]);
  const meet = (error: RequestError): boolean => {
    const newest = error.status === 409 && newestOf(error);
    if (!newest) return false;
    const { merged, clashes } = mergeDrafts(draftOf(base), draft, newest);
    setBase(newest);
    setDraft(merged);
    setStale({ clashes });
    return true;
  };
  const { send, isPending } = useAdminCall({
    call: (api) =>
      api.call(adminPackagesApi.change, {
        params: { id: one.id },
        body: { ...editOf(draft), version: base.version },
      }),
    onDone: (saved) => {
      beginWith(saved);
      setStale(undefined);
    },
    onFailed: meet,
    onFields: (fields) => {
      setFlaws(fields);
      return Object.keys(fields).length > 0;
    },
    done: t('packagesAdmin.save.saved'),
  });
  return {
    ...{ draft, isDirty, flaws, stale },
    isSaving: isPending,
    set: (path, value) => {
      setDraft((current) => ({ ...current, [path]: value }));
      setFlaws((current) => withoutPath(current, path));
    },
    save: () => send(),
    revert: () => {
      beginWith(base);
      setStale(undefined);
    },
    settle: () => setStale(undefined),
  };
}

function newestOf({ body }: RequestError): AdminPackage | undefined {
  const current = body && typeof body === 'object' && 'current' in body ? body.current : undefined;
  return adminPackage.safeParse(current).data;
}

/** A field that is typed into again is not called wrong until it is sent again. */
const withoutPath = (flaws: Readonly<Record<string, string>>, path: string) =>
  Object.fromEntries(Object.entries(flaws).filter(([name]) => name !== path && !name.startsWith(`${path}.`)));
