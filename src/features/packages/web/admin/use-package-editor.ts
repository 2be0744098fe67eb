import { useEffect, useState } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import type { RequestError } from '#web-kit/api/request-error.ts';
import { type AdminPackage, adminPackage, adminPackagesApi } from '../../admin-contract.ts';
import { type Conflict, changedPaths, type DraftValue, draftOf, editOf, mergeDrafts } from './draft.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';

/** What another admin saved in the meantime. */
export interface Stale {
  readonly conflicts: readonly Conflict[];
}

export type PackageEditorState = ReturnType<typeof usePackageEditor>;

/** State of a plan's form: the draft, the version it is based on, and the result of saving. */
export function usePackageEditor(one: AdminPackage) {
  const t = useTexts(packagesAdminTexts);
  const [base, setBase] = useState(one);
  const [draft, setDraft] = useState(() => draftOf(one));
  // By the field's name in the API.
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** The last answer that named fields: a new object each time. */
  const [refused, setRefused] = useState<object>();
  const [stale, setStale] = useState<Stale>();
  const isDirty = changedPaths(draftOf(base), draft).length > 0;
  const resetTo = (newest: AdminPackage) => {
    setBase(newest);
    setDraft(draftOf(newest));
    setErrors({});
  };
  // Without unsaved changes, the version saved by others is shown.
  useEffect(() => {
    if (isDirty || one.version <= base.version) return;
    setBase(one);
    setDraft(draftOf(one));
  }, [isDirty, one, base.version]);
  const mergeConflict = (error: RequestError): boolean => {
    const newest = error.status === 409 && newestOf(error);
    if (!newest) return false;
    const { merged, conflicts } = mergeDrafts(draftOf(base), draft, newest);
    setBase(newest);
    setDraft(merged);
    setStale({ conflicts });
    return true;
  };
  const { send, isPending } = useAdminCall({
    call: (api) =>
      api.call(adminPackagesApi.change, { params: { id: one.id }, body: { ...editOf(draft), version: base.version } }),
    onDone: (saved) => {
      resetTo(saved);
      setStale(undefined);
    },
    onFailed: mergeConflict,
    onFields: (fields) => {
      setErrors(fields);
      setRefused(fields);
      return Object.keys(fields).length > 0;
    },
    done: t('packagesAdmin.save.saved'),
  });
  return {
    draft,
    isDirty,
    errors,
    refused,
    stale,
    isSaving: isPending,
    set: (path: string, value: DraftValue) => {
      setDraft((current) => ({ ...current, [path]: value }));
      setErrors((current) => withoutPath(current, path));
    },
    save: () => send(),
    revert: () => {
      resetTo(base);
      setStale(undefined);
    },
    dismissStale: () => setStale(undefined),
  };
}

function newestOf({ body }: RequestError): AdminPackage | undefined {
  const current = body && typeof body === 'object' && 'current' in body ? body.current : undefined;
  return adminPackage.safeParse(current).data;
}

/** Clears a field's error when it is edited, until the next submit. */
const withoutPath = (errors: Readonly<Record<string, string>>, path: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== path && !name.startsWith(`${path}.`)));
