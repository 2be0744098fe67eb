import { GitMerge } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { entitlementTexts } from '../../entitlement-texts.ts';
import { type Clash, type DraftValue, isSame, numberEntitlements, switchEntitlements } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageWork, Stale } from './use-package-work.ts';

const wordNames = ['name', 'description', 'features', 'benefits'] as const;
const placeNames = ['isPopular', 'isActive', 'showAtHome', 'sortOrder'] as const;
const entitlementNames = [...numberEntitlements, ...switchEntitlements];

/** What a field is called on the screen, by its name on the wire. */
function useFieldName(): (path: string) => string {
  const t = useTexts(packagesAdminTexts);
  const allowed = useTexts(entitlementTexts);
  return (path) => {
    const last = path.split('.').at(-1);
    const word = wordNames.find((name) => name === last);
    if (path.startsWith('words.') && word)
      return `${t(`packagesAdmin.words.${word}`)} (${t(`packagesAdmin.words.${path.startsWith('words.en') ? 'en' : 'he'}`)})`;
    const entitlement = entitlementNames.find((name) => name === last);
    if (entitlement) return allowed(`entitlements.${entitlement}`);
    const place = placeNames.find((name) => name === path);
    return place ? t(`packagesAdmin.place.${place}`) : path;
  };
}

interface StaleNoticeProps {
  stale: Stale;
  work: PackageWork;
}

/** Somebody saved first: both of what clashes stand side by side until one of the two is chosen and saved. */
export function StaleNotice({ stale, work }: StaleNoticeProps) {
  const t = useTexts(packagesAdminTexts);
  const hasClashes = stale.clashes.length > 0;
  const ok = !hasClashes && (
    <Button variant="outline" size="sm" onClick={work.settle}>
      {t('packagesAdmin.stale.ok')}
    </Button>
  );
  return (
    <div role="alert">
      <Notice icon={GitMerge} tone="warn" title={t('packagesAdmin.stale.title')} action={ok} isStacked>
        <p>{t(hasClashes ? 'packagesAdmin.stale.text' : 'packagesAdmin.stale.none')}</p>
        {stale.clashes.map((clash) => (
          <ClashLine key={clash.path} clash={clash} work={work} />
        ))}
      </Notice>
    </div>
  );
}

const sides = ['mine', 'theirs'] as const;

function ClashLine({ clash, work }: { clash: Clash; work: PackageWork }) {
  const t = useTexts(packagesAdminTexts);
  const nameOf = useFieldName();
  const { path } = clash;
  return (
    <div className={styles.clash}>
      <p className={styles.clashName}>{nameOf(path)}</p>
      {sides.map((side) => {
        const isChosen = isSame(work.draft[path], clash[side]);
        return (
          <div key={side} className={styles.side} data-chosen={isChosen}>
            <span className={styles.small}>{t(`packagesAdmin.stale.${side}`)}</span>
            <ClashValue value={clash[side]} />
            <Button
              variant={isChosen ? 'secondary' : 'outline'}
              size="sm"
              aria-pressed={isChosen}
              onClick={() => work.set(path, clash[side])}
            >
              {isChosen
                ? t('packagesAdmin.stale.chosen')
                : t(side === 'mine' ? 'packagesAdmin.stale.takeMine' : 'packagesAdmin.stale.takeTheirs')}
            </Button>
          </div>
        );
      })}
    </div>
  );
}

function ClashValue({ value }: { value: DraftValue }) {
  const t = useTexts(packagesAdminTexts);
  if (typeof value === 'boolean') return <span>{t(value ? 'packagesAdmin.stale.yes' : 'packagesAdmin.stale.no')}</span>;
  const lines = (typeof value === 'string' ? [value] : value).filter(Boolean);
  if (lines.length === 0) return <span className={styles.quiet}>{t('packagesAdmin.stale.nothing')}</span>;
  return (
    <span className={styles.clashLines}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </span>
  );
}
