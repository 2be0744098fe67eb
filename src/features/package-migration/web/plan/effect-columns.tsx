import type { ListColumn } from '#features/admin/web/index.ts';
import { entitlementTexts } from '#features/packages/entitlement-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { OwnerEffect } from '../../contract.ts';
import { packageMigrationTexts } from '../../texts.ts';
import { moveTexts } from '../move-texts.ts';
import { Change } from '../parts/change.tsx';
import { OwnerCell } from '../parts/owner-cell.tsx';
import { withChoice } from './choice.ts';
import styles from './plan.module.css';

interface Choice {
  readonly ids: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

export function useEffectColumns(choice: Choice | undefined): ListColumn<OwnerEffect>[] {
  const t = useTexts(moveTexts);
  const allowed = useTexts(entitlementTexts);
  const names = (all: readonly string[]) => all.map((name) => allowed.find(`entitlements.${name}`) ?? name);
  const listed = (all: readonly string[]) =>
    all.length > 0 && (
      <ul className={styles.names}>
        {all.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    );
  return [
    ...(choice ? [pickColumn(choice, t)] : []),
    { id: 'owner', head: t('packageMove.effect.owner'), cell: (one) => <OwnerCell {...one} />, isMain: true },
    { id: 'change', head: t('packageMove.effect.package'), cell: (one) => <EffectChange one={one} /> },
    { id: 'lost', head: t('packageMove.effect.lost'), cell: ({ lost }) => listed(names(lost)) },
    {
      id: 'expiring',
      head: t('packageMove.effect.expiring'),
      cell: ({ expiring }) => listed(expiring.map(({ name }) => name)),
    },
  ];
}

function EffectChange({ one: { before, after, skip } }: { one: OwnerEffect }) {
  const t = useTexts(moveTexts);
  const said = useTexts(packageMigrationTexts);
  if (!skip) return <Change before={before} after={after} />;
  return (
    <span className={styles.skipped}>
      <Badge variant="warn" size="sm">
        {t('packageMove.effect.skipped')}
      </Badge>
      <span className={styles.hint}>{said(`packageMigration.reason.${skip}`)}</span>
    </span>
  );
}

function pickColumn(
  { ids, onChoose }: Choice,
  t: ReturnType<typeof useTexts<typeof moveTexts>>,
): ListColumn<OwnerEffect> {
  return {
    id: 'pick',
    head: t('packageMove.effect.pick'),
    cell: ({ userId, name, skip }) => (
      <Checkbox
        aria-label={t('packageMove.who.pick', { name })}
        checked={ids.includes(userId)}
        disabled={skip !== null}
        onCheckedChange={(isOn) => onChoose(withChoice(ids, [userId], isOn))}
      />
    ),
  };
}
