import { type History, record, redo, startHistory, undo } from '#base/edits/undo-history.ts';
import { pathSegments, setIn } from '#base/edits/value-paths.ts';
import type { EditorForm } from './form.ts';
import type { Normalize, NormalizedForm } from './normalize.ts';

export interface EditorState {
  readonly history: History<EditorForm>;
  readonly normalized: NormalizedForm;
  /** The server's validation errors by form path, until that field changes. */
  readonly rejected: Readonly<Record<string, string>>;
}

export type EditorAction =
  | { readonly type: 'set'; readonly path: string; readonly value: unknown; readonly at: number }
  | { readonly type: 'edit'; readonly edit: (form: EditorForm) => EditorForm; readonly at: number }
  | { readonly type: 'replace'; readonly form: EditorForm; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'refuse'; readonly fields: Readonly<Record<string, string>> };

export function startState(form: EditorForm, normalize: Normalize): EditorState {
  return { history: startHistory(form), normalized: normalize(form), rejected: {} };
}

/** The only place where a profile is changed. */
export function reduceEditor(state: EditorState, action: EditorAction, normalize: Normalize): EditorState {
  if (action.type === 'refuse') return { ...state, rejected: action.fields };
  const history = nextHistory(state.history, action);
  if (history === state.history) return state;
  const rejected = action.type === 'set' ? without(state.rejected, action.path) : {};
  return { history, normalized: normalize(history.present), rejected };
}

function nextHistory(history: History<EditorForm>, action: Exclude<EditorAction, { type: 'refuse' }>) {
  const { present } = history;
  switch (action.type) {
    case 'set':
      return record(history, setIn(present, pathSegments(action.path), action.value), {
        field: action.path,
        at: action.at,
      });
    case 'edit':
      return record(history, action.edit(present), { at: action.at });
    case 'replace':
      return record(history, action.form, { at: action.at });
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}

const without = (fields: Readonly<Record<string, string>>, path: string): Readonly<Record<string, string>> =>
  path in fields ? Object.fromEntries(Object.entries(fields).filter(([name]) => name !== path)) : fields;
