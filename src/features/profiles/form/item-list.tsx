import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { newKey } from '../blocks/form-block.ts';
import { fieldId, focusField } from './field-id.ts';
import { useFormValue } from './form-store.ts';
import styles from './lists.module.css';
import { RowMenu } from './row-menu.tsx';
import { SortableList, SortableRow } from './sortable-list.tsx';
import { useListActions, useListKeys } from './use-list.ts';

interface ItemListProps<T extends { readonly key: string }> {
  path: string;
  /** The name of an item by its position, starting at one. */
  nameOf: (index: number) => string;
  addLabel: string;
  /** Creates an empty item; without it there is no add button and items are added elsewhere. */
  blank?: () => Omit<T, 'key'>;
  /** The field of a new item that receives focus. */
  firstField?: string;
  maxItems: number;
  /** Rendered beside the add button. */
  aside?: ReactNode;
  children: (itemPath: string, item: T, index: number) => ReactNode;
}

/** An ordered list of items, each with its own fields. */
export function ItemList<T extends { readonly key: string }>({
  path,
  nameOf,
  addLabel,
  blank,
  firstField,
  maxItems,
  aside,
  children,
}: ItemListProps<T>) {
  const keys = useListKeys(path);
  const { add, move, remove } = useListActions<T>(path);
  const addOne = (make: () => Omit<T, 'key'>) => {
    add({ ...make(), key: newKey() } as T);
    focusField(`${path}.${keys.length}${firstField ? `.${firstField}` : ''}`);
  };
  return (
    <Stack gap={3} shrinkItems className={styles.items} id={fieldId(path)}>
      <SortableList items={keys} idOf={(key) => key} nameOf={(_, index) => nameOf(index + 1)} onMove={move}>
        {(key, index) => (
          <ItemRow<T>
            key={key}
            id={key}
            path={`${path}.${index}`}
            name={nameOf(index + 1)}
            index={index}
            count={keys.length}
            onMove={move}
            onRemove={remove}
            draw={children}
          />
        )}
      </SortableList>
      <Row gap={3} align="center" justify="between" wrap className={styles.foot}>
        {blank && keys.length < maxItems && (
          <Button variant="outline" size="sm" onClick={() => addOne(blank)}>
            <Plus aria-hidden="true" />
            {addLabel}
          </Button>
        )}
        {aside}
      </Row>
    </Stack>
  );
}

interface ItemRowProps<T> {
  id: string;
  /** Form path of the item. */
  path: string;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number, name: string) => void;
  draw: (itemPath: string, item: T, index: number) => ReactNode;
}

/** The row around an item: the handle and the menu do not re-render while the user types in it. */
function ItemRow<T>({ id, path, name, index, count, onMove, onRemove, draw }: ItemRowProps<T>) {
  const menu = (
    <RowMenu name={name} index={index} count={count} onMove={onMove} onRemove={() => onRemove(index, name)} />
  );
  return (
    <SortableRow id={id} name={name} end={menu}>
      <ItemFields path={path} index={index} draw={draw} />
    </SortableRow>
  );
}

interface ItemFieldsProps<T> {
  /** Form path of the item. */
  path: string;
  index: number;
  draw: (itemPath: string, item: T, index: number) => ReactNode;
}

/** Subscribes to its own item only, so that typing in one item does not re-render the others. */
function ItemFields<T>({ path, index, draw }: ItemFieldsProps<T>) {
  const item = useFormValue<T | undefined>(path);
  return item === undefined ? null : draw(path, item, index);
}
