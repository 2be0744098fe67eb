import { type ReactNode, useEffect } from 'react';
import { mayStaff, type StaffArea, type StaffRole } from '#base/staff-roles.ts';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useLocation, useNavigate } from '#ui/router.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { adminTexts } from '../frame-texts.ts';
import { overview, sectionGroups, sectionOf } from './sections.ts';

/** What is stored of an older session names no role: then the server alone refuses. */
export const useStaffRole = (): StaffRole => useSession().user?.staffRole ?? 'owner';

export const useMayStaff = (area: StaffArea, action: 'read' | 'write'): boolean =>
  mayStaff(useStaffRole(), area, action);

/** Whether the admin may change anything in the section of this page. */
export function useMayChange(): boolean {
  const section = sectionOf(useLocation().pathname);
  return useMayStaff(section?.area ?? 'figures', 'write') || section === undefined;
}

/** Buttons and forms that change something in this section: those who may only look do not see them. */
export const MayChange = ({ children }: { children: ReactNode }): ReactNode => (useMayChange() ? children : null);

/** The groups of sections that a staff role may read. */
export const sectionsFor = (role: StaffRole) =>
  sectionGroups
    .map(({ name, sections }) => ({ name, sections: sections.filter(({ area }) => mayStaff(role, area, 'read')) }))
    .filter(({ sections }) => sections.length > 0);

/** Around every page of the administration. Who has no overview is led to their first section. */
export function StaffGate({ children }: { children: ReactNode }) {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const role = useStaffRole();
  const section = sectionOf(pathname);
  const isOpen = !section || mayStaff(role, section.area, 'read');
  const home = sectionsFor(role)[0]?.sections[0]?.to ?? '/';
  const leadsHome = !isOpen && section === overview;
  useEffect(() => {
    if (leadsHome) navigate(home, { replace: true });
  }, [leadsHome, home, navigate]);
  if (isOpen) return children;
  if (leadsHome) return null;
  return (
    <ErrorCard
      type="warning"
      level="h1"
      title={t('admin.closed.title')}
      message={t('admin.closed.text')}
      homeHref={home}
    />
  );
}
