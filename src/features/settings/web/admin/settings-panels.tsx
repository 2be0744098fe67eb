import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import type { AdminSettings } from '../../admin-contract.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { ClaimsPanel } from './claims-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import { IssuerNotice } from './issuer-notice.tsx';
import { IssuerPanel } from './issuer-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './settings.module.css';
import { VatPanel } from './vat-panel.tsx';

const parts = ['claims', 'contact', 'issuer', 'vat', 'holidays'] as const;

interface SettingsPanelsProps {
  settings: AdminSettings;
}

export function SettingsPanels({ settings }: SettingsPanelsProps) {
  const t = useTexts(settingsAdminTexts);
  const [dirty, setDirty] = useState<Readonly<Partial<Record<string, boolean>>>>({});
  const onDirty = useCallback(
    (id: string, isDirty: boolean) =>
      setDirty((known) => ((known[id] ?? false) === isDirty ? known : { ...known, [id]: isDirty })),
    [],
  );
  // A link to a part was followed before the part was there.
  useEffect(() => {
    const asked = window.location.hash.slice(1);
    if (asked) document.getElementById(asked)?.scrollIntoView();
  }, []);
  return (
    <>
      <LeaveGuard isDirty={Object.values(dirty).some(Boolean)} />
      {settings.isIssuerInvented && <IssuerNotice isLive={settings.isLive} />}
      <nav className={styles.parts} aria-label={t('settingsAdmin.parts')}>
        {parts.map((part) => (
          <a key={part} className={styles.part} href={`#${part}`}>
            {t(`settingsAdmin.${part}.title`)}
          </a>
        ))}
      </nav>
      <ClaimsPanel setting={settings.claims} onDirty={onDirty} />
      <ContactPanel setting={settings.contact} onDirty={onDirty} />
      <IssuerPanel setting={settings.issuer} onDirty={onDirty} />
      <VatPanel onDirty={onDirty} />
      <HolidaysPanel setting={settings.holidays} onDirty={onDirty} />
    </>
  );
}
