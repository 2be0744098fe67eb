import { GitMerge } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { entitlementTexts } from '../../entitlement-texts.ts';
import { type Conflict, type DraftValue, isSame, numberEntitlements, switchEntitlements } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageEditorState, Stale } from './use-package-editor.ts';

const textNames = ['name', 'description', 'features', 'benefits'] as const;
const displayNames = ['isPopular', 'isActive', 'showAtHome', 'sortOrder'] as const;
const entitlementNames = [...numberEntitlements, ...switchEntitlements];

/** Display name of an API field. */
function useFieldName(): (path: string) => string {
  const t = useTexts(packagesAdminTexts);
  const allowed = useTexts(entitlementTexts);
  return (path) => {
    const last = path.split('.').at(-1);
    const textName = textNames.find((name) => name === last);
    if (path.startsWith('texts.') && textName)
      return `${t(`packagesAdmin.texts.${textName}`)} (${t(`packagesAdmin.texts.${path.startsWith('texts.en') ? 'en' : 'he'}`)})`;
    const entitlement = entitlementNames.find((name) => name === last);
    if (entitlement) return allowed(`entitlements.${entitlement}`);
    const displayName = displayNames.find((name) => name === path);
    return displayName ? t(`packagesAdmin.display.${displayName}`) : path;
  };
}

/** Another admin saved first: both conflicting values are shown side by side until one is chosen and saved. */
export function StaleNotice({ stale, editor }: { stale: Stale; editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const hasConflicts = stale.conflicts.length > 0;
  const ok = !hasConflicts && (
    <Button variant="outline" size="sm" onClick={editor.dismissStale}>
      {t('packagesAdmin.stale.ok')}
    </Button>
  );
  return (
    <div role="alert">
      <Notice icon={GitMerge} tone="warn" title={t('packagesAdmin.stale.title')} action={ok} isStacked>
        <p>{t(hasConflicts ? 'packagesAdmin.stale.text' : 'packagesAdmin.stale.none')}</p>
        {stale.conflicts.map((conflict) => (
          <ConflictRow key={conflict.path} conflict={conflict} editor={editor} />
        ))}
      </Notice>
    </div>
  );
}

const sides = ['mine', 'theirs'] as const;

function ConflictRow({ conflict, editor }: { conflict: Conflict; editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const nameOf = useFieldName();
  const { path } = conflict;
  return (
    <Grid gap={[2, 4]} className={styles.clash}>
      <p className={styles.clashName}>{nameOf(path)}</p>
      {sides.map((side) => {
        const isChosen = isSame(editor.draft[path], conflict[side]);
        return (
          <Stack key={side} justify="start" align="start" gap={2} className={styles.side} data-chosen={isChosen}>
            <span className={styles.small}>{t(`packagesAdmin.stale.${side}`)}</span>
            <ConflictValue value={conflict[side]} />
            <Button
              variant={isChosen ? 'secondary' : 'outline'}
              size="sm"
              aria-pressed={isChosen}
              onClick={() => editor.set(path, conflict[side])}
            >
              {isChosen
                ? t('packagesAdmin.stale.chosen')
                : t(side === 'mine' ? 'packagesAdmin.stale.useMine' : 'packagesAdmin.stale.useTheirs')}
            </Button>
          </Stack>
        );
      })}
    </Grid>
  );
}

function ConflictValue({ value }: { value: DraftValue }) {
  const t = useTexts(packagesAdminTexts);
  if (typeof value === 'boolean') return <span>{t(value ? 'packagesAdmin.stale.yes' : 'packagesAdmin.stale.no')}</span>;
  const lines = (typeof value === 'string' ? [value] : value).filter(Boolean);
  if (lines.length === 0)
    return (
      <Text as="span" tone="muted">
        {t('packagesAdmin.stale.nothing')}
      </Text>
    );
  return (
    <Stack as="span" breakWords>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </Stack>
  );
}
