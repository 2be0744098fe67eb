import { Check, Minus } from 'lucide-react';
import type { PackageAllowances, Product } from '#features/packages/contract.ts';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { allowanceRows } from '../plans/allowance-rows.ts';
import { allowanceTexts } from '../plans/allowance-texts.ts';
import { useAllowanceWords } from '../plans/use-allowance-words.ts';
import styles from './compare-table.module.css';
import { plansTexts } from './plans-texts.ts';

interface CompareTableProps {
  products: readonly Product[];
  allowances: readonly PackageAllowances[];
}

/** What each package allows, side by side. */
export function CompareTable({ products, allowances }: CompareTableProps) {
  const t = useTexts(plansTexts);
  const ta = useTexts(allowanceTexts);
  const words = useAllowanceWords();
  const columns = products.flatMap((product) => {
    const found = allowances.find(({ id }) => id === product.id);
    return found ? [{ id: product.id, name: product.name, allowances: found.allowances }] : [];
  });
  if (columns.length === 0) return null;
  return (
    <Card flush>
      <Table className={styles.table} caption={t('plans.compare')}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ id, name }) => (
              <TableHead key={id} className={styles.name}>
                <bdi>{name}</bdi>
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {allowanceRows.map((row) => (
            <tr key={row}>
              <TableHead scope="row" className={styles.row}>
                {ta(`allowances.rows.${row}`)}
              </TableHead>
              {columns.map((column) => (
                <TableCell key={column.id} className={styles.value}>
                  <Value value={words(column.allowances, row)} />
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

interface ValueProps {
  value: string | boolean;
}

function Value({ value }: ValueProps) {
  const t = useTexts(allowanceTexts);
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon className={styles.icon} data-included={value} size={20} aria-hidden="true" />
      <VisuallyHidden>{value ? t('allowances.yes') : t('allowances.no')}</VisuallyHidden>
    </>
  );
}
