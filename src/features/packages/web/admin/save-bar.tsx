import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageWork } from './use-package-work.ts';

/** Stays at the lower edge while there is something to save. */
export function SaveBar({ work }: { work: PackageWork }) {
  const t = useTexts(packagesAdminTexts);
  const count = Object.keys(work.flaws).length;
  return (
    <div className={styles.saveBar} data-over-page data-dirty={work.isDirty}>
      <p className={styles.saveState} role="status">
        {count > 0 ? (
          <span className={styles.flaw}>
            <CircleAlert size={16} aria-hidden="true" /> {t('packagesAdmin.save.flaws', { count })}
          </span>
        ) : (
          t(work.isDirty ? 'packagesAdmin.save.unsaved' : 'packagesAdmin.save.clean')
        )}
      </p>
      <div className={styles.actions}>
        {work.isDirty && (
          <Button variant="ghost" size="sm" onClick={work.revert}>
            {t('packagesAdmin.save.revert')}
          </Button>
        )}
        <Button size="sm" disabled={!work.isDirty} loading={work.isSaving} onClick={work.save}>
          {t('packagesAdmin.save.save')}
        </Button>
      </div>
    </div>
  );
}
