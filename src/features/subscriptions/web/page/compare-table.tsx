import { Check, Minus } from 'lucide-react';
import type { PackageEntitlements, Product } from '#features/packages/contract.ts';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { entitlementRows } from '../plans/entitlement-rows.ts';
import { entitlementTexts } from '../plans/entitlement-texts.ts';
import { useEntitlementLabels } from '../plans/use-entitlement-labels.ts';
import styles from './compare-table.module.css';
import { plansTexts } from './plans-texts.ts';

interface CompareTableProps {
  products: readonly Product[];
  entitlements: readonly PackageEntitlements[];
}

/** What each package allows, side by side. */
export function CompareTable({ products, entitlements }: CompareTableProps) {
  const t = useTexts(plansTexts);
  const ta = useTexts(entitlementTexts);
  const labels = useEntitlementLabels();
  const columns = products.flatMap((product) => {
    const found = entitlements.find(({ id }) => id === product.id);
    return found ? [{ id: product.id, name: product.name, entitlements: found.entitlements }] : [];
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
          {entitlementRows.map((row) => (
            <tr key={row}>
              <TableHead scope="row" className={styles.row}>
                {ta(`entitlements.rows.${row}`)}
              </TableHead>
              {columns.map((column) => (
                <TableCell key={column.id} className={styles.value}>
                  <Value value={labels(column.entitlements, row)} />
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
  const t = useTexts(entitlementTexts);
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon className={styles.icon} data-included={value} size={20} aria-hidden="true" />
      <VisuallyHidden>{value ? t('entitlements.yes') : t('entitlements.no')}</VisuallyHidden>
    </>
  );
}
