import { type ReactNode, useEffect } from 'react';
import { mayStaff, type StaffRole } from '#base/staff-roles.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useLocation, useNavigate } from '#ui/router.tsx';
import { adminTexts } from '../frame-texts.ts';
import { AdminPage } from './admin-page.tsx';
import { overview, type Section, sectionOf } from './sections.ts';
import { sectionsFor, useStaffRole } from './staff-access.tsx';

/** Where a role's work is: the first section in which it may change something, or else may look. */
function homeOf(role: StaffRole): string {
  const sections = sectionsFor(role).flatMap((group): readonly Section[] => group.sections);
  return (sections.find(({ area }) => mayStaff(role, area, 'write')) ?? sections[0])?.to ?? '/';
}

/** Around every page of the administration. Who has no overview is led to their work. */
export function StaffGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const role = useStaffRole();
  const section = sectionOf(pathname);
  const isOpen = !section || mayStaff(role, section.area, 'read');
  const home = homeOf(role);
  const leadsHome = !isOpen && section === overview;
  useEffect(() => {
    if (leadsHome) navigate(home, { replace: true });
  }, [leadsHome, home, navigate]);
  if (isOpen) return children;
  if (leadsHome) return null;
  return <ClosedSection section={section} home={home} />;
}

function ClosedSection({ section, home }: { section: Section; home: string }) {
  const t = useTexts(adminTexts);
  usePageTitle(t(section.name));
  return (
    <AdminPage title={t(section.name)}>
      <ErrorCard
        type="warning"
        title={t('admin.closed.title')}
        message={t('admin.closed.text')}
        action={<RouterLinkButton to={home}>{t('admin.closed.back')}</RouterLinkButton>}
      />
    </AdminPage>
  );
}
