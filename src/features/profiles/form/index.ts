/** Profile forms: the fields and lists of the editor's tabs, and the form of each block kind. */
export { blockForms } from './block-forms.ts';
export { fieldId, focusField } from './field-id.ts';
export { type FormActions, FormContext, useFormActions, useFormText, useFormValue } from './form-store.ts';
export { ItemList } from './item-list.tsx';
export { LocalizedField } from './localized-field.tsx';
export { PictureSlot } from './picture-slot.tsx';
export { RowMenu } from './row-menu.tsx';
export { SortableList, SortableRow } from './sortable-list.tsx';
export { TextField } from './text-field.tsx';
export { formatTypedPhone, normalizeWebAddress } from './typed-values.ts';
export { blockKindAt, useFieldError } from './use-field-error.ts';
export { useList } from './use-list.ts';
export { usePlan } from './use-plan.ts';
