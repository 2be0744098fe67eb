import type { ComponentProps, ReactNode } from 'react';
import { mayStaff, type StaffArea, type StaffRole } from '#base/staff-roles.ts';
import { Link, useLocation } from '#ui/router.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { sectionGroups, sectionOf } from './sections.ts';

/** What is stored of an older session names no role: then the server alone refuses. */
export const useStaffRole = (): StaffRole => useSession().user?.staffRole ?? 'owner';

export const useMayStaff = (area: StaffArea, action: 'read' | 'write'): boolean =>
  mayStaff(useStaffRole(), area, action);

/** Whether an address of the administration is open to the admin. */
export const useMayOpen = (href: string): boolean =>
  useMayStaff(sectionOf(href.replace(/[?#].*/, ''))?.area ?? 'figures', 'read');

/** A link to an address of the administration; where that is closed to the role, the text alone. */
export const AdminLink = ({
  to,
  className,
  children,
}: Pick<ComponentProps<typeof Link>, 'to' | 'className' | 'children'>) =>
  useMayOpen(String(to)) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );

/** Whether the admin may change anything in the section of this page. */
export function useMayChange(): boolean {
  const section = sectionOf(useLocation().pathname);
  return useMayStaff(section?.area ?? 'figures', 'write') || section === undefined;
}

/** Whether the section of this page is open to the admin, but only to look at. */
export function useMayOnlyRead(): boolean {
  const section = sectionOf(useLocation().pathname);
  const mayRead = useMayStaff(section?.area ?? 'figures', 'read');
  return !useMayChange() && mayRead;
}

/** Buttons and forms that change something in this section: those who may only look do not see them. */
export const MayChange = ({ children }: { children: ReactNode }): ReactNode => (useMayChange() ? children : null);

/** The groups of sections that a staff role may read. */
export const sectionsFor = (role: StaffRole) =>
  sectionGroups
    .map(({ name, sections }) => ({ name, sections: sections.filter(({ area }) => mayStaff(role, area, 'read')) }))
    .filter(({ sections }) => sections.length > 0);
