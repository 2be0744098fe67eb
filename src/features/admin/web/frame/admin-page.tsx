import { Menu, Search } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { mayStaff } from '#base/staff-roles.ts';
import { Button } from '#ui/controls/button.tsx';
import { Caption, Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/overlays/sheet.tsx';
import { Link, useLocation } from '#ui/router.tsx';
import { adminTexts } from '../frame-texts.ts';
import styles from './admin-page.module.css';
import { overview, type Section, sectionOf } from './sections.ts';
import { sectionsFor, useMayOnlyRead, useStaffRole } from './staff-access.tsx';

interface AdminPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** An `AdminBackLink`. */
  back?: ReactNode;
  actions?: ReactNode;
  /** The content takes the whole screen; the title is there for screen readers. */
  isContentAlone?: boolean;
  children: ReactNode;
}

/** The layout of every admin page: the section menu and the title. */
export function AdminPage({ title, lead, back, actions, isContentAlone = false, children }: AdminPageProps) {
  const t = useTexts(adminTexts);
  const mayOnlyRead = useMayOnlyRead();
  return (
    <Grid columns={1} gap={6} className={styles.frame} data-admin-page>
      <SideMenu />
      <Stack shrinkItems gap={4} justify="start">
        {isContentAlone ? (
          <h1 tabIndex={-1}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
        ) : (
          <>
            <Row gap={2} justify="between" className={styles.link}>
              <SectionMenuButton />
              <SearchBox />
            </Row>
            {back}
            <Row as="header" wrap align="center" justify="between" gap={3}>
              <Stack gap={1} shrink>
                {/* Receives focus when the focused element is removed. */}
                <Text as="h1" size="2xl" breakWords className={styles.title} tabIndex={-1}>
                  {title}
                </Text>
                {lead && (
                  <Row wrap align="center" gap={[1, 3]} tone="muted">
                    {lead}
                  </Row>
                )}
              </Stack>
              {actions && (
                <Row wrap gap={2}>
                  {actions}
                </Row>
              )}
            </Row>
          </>
        )}
        {mayOnlyRead && !isContentAlone && <Caption>{t('admin.readOnly')}</Caption>}
        {children}
      </Stack>
    </Grid>
  );
}

/** The menu may be taller than the window: its current section is scrolled into view. */
function SideMenu() {
  const sideRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const side = sideRef.current;
    const current = side?.querySelector<HTMLElement>('[aria-current]');
    if (side && current) side.scrollTop = current.offsetTop - side.clientHeight / 2;
  }, []);
  return (
    <div className={styles.side}>
      <SearchBox />
      <div className={styles.sections} ref={sideRef}>
        <SectionMenu />
      </div>
    </div>
  );
}

interface AdminSearch {
  open: () => void;
  /** Loads its code. */
  preload: () => void;
}

const AdminSearchContext = createContext<AdminSearch | undefined>(undefined);

/** The search over everything, which belongs to a higher feature. */
export const AdminSearchProvider = AdminSearchContext.Provider;

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Looks like the field that it opens. */
function SearchBox() {
  const t = useTexts(adminTexts);
  const search = useContext(AdminSearchContext);
  if (!search) return null;
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={search.open}
      onPointerEnter={search.preload}
      onFocus={search.preload}
    >
      <Search size={18} aria-hidden="true" />
      {t('admin.search')}
      <span className={styles.keys} aria-hidden="true" dir="ltr">
        {isApple() ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  );
}

/** Placed above the title of a page that is reached from a list. */
export function AdminBackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <BackLink as={Link} muted to={to}>
      {children}
    </BackLink>
  );
}

/** On narrow viewports the menu is behind a button that names the current section. */
function SectionMenuButton() {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const name = sectionOf(pathname)?.name;
  return (
    // Closes after navigation, such as "back".
    <Sheet open={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : undefined)}>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Menu aria-hidden="true" />
          {name ? t(name) : t('admin.sections.open')}
        </Button>
      </SheetTrigger>
      <SheetContent title={t('admin.sections.label')}>
        {/* Closes before navigation, which unsaved changes may stop. */}
        <SectionMenu onChoose={() => setOpenAt(undefined)} />
      </SheetContent>
    </Sheet>
  );
}

function SectionMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTexts(adminTexts);
  const role = useStaffRole();
  const id = useId();
  const current = sectionOf(useLocation().pathname)?.to;
  const entry = ({ to, icon: Icon, name }: Section) => (
    <Link
      className={styles.section}
      to={to}
      onClick={onChoose}
      {...(to === current ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon size={18} aria-hidden="true" />
      {t(name)}
    </Link>
  );
  return (
    <Stack as="nav" justify="start" gap={4} aria-label={t('admin.sections.label')}>
      {mayStaff(role, overview.area, 'read') && entry(overview)}
      {sectionsFor(role).map(({ name, sections }) => (
        <Stack key={name} gap={1}>
          <Text tone="muted" size="xs" weight="medium" className={styles.heading} id={`${id}${name}`}>
            {t(name)}
          </Text>
          <Stack as="ul" aria-labelledby={`${id}${name}`}>
            {sections.map((section) => (
              <li key={section.to}>{entry(section)}</li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
