import { Menu } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import {
  AccountBanner,
  type AuthModalControllerProps,
  type AuthRequest,
  loadAuthModal,
} from '#features/accounts/web/index.ts';
import { SupportChatHost } from '#features/support/web/index.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AuthOptions, onAuthRequested, requestAuth } from '#web-kit/session/auth-events.ts';
import { sessionState, useSession } from '#web-kit/session/session-store.ts';
import { pageExists } from '../page-paths.ts';
import { isDemoUser } from '../page-root/demo-user.ts';
import { AuthArea } from './auth-area.tsx';
import { consumeAuthParameter } from './auth-parameter.ts';
import { expectAuth } from './expect-auth.ts';
import { LanguageSwitch } from './language-switch.tsx';
import {
  footerLinks,
  navLinks,
  newOwnerHome,
  nextPage,
  ownerHome,
  passwordHelp,
  showsFooter,
  showsHeader,
} from './links.ts';
import type { MenuSheetProps } from './menu-sheet.tsx';
import styles from './page-frame.module.css';
import { layoutTexts } from './texts.ts';

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(async () => ({ default: (await loadSheet()).MenuSheet }));

/** The button is rendered at once; the sheet loads on touch or focus. */
function MobileMenu(props: Pick<MenuSheetProps, 'links' | 'session'>) {
  const t = useTexts(layoutTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={t('layout.nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={open}
      >
        <Menu size={22} aria-hidden="true" />
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuSheet {...props} isOpen={isOpen} setOpen={setOpen} onClosed={() => button.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}

interface HeaderProps {
  /** The side bar continues below the logo. */
  isBesideBar: boolean;
  isPending: boolean;
}

function Header({ isBesideBar, isPending }: HeaderProps) {
  const t = useTexts(layoutTexts);
  const known = useSession();
  const session = isPending ? { ...known, isChanging: true } : known;
  // Only someone with a session is pending, so the links of a visitor would be replaced at once.
  const role = isPending ? { userRole: 'user' as const } : session.user;
  const links = navLinks(role).filter(({ href }) => pageExists(href));
  return (
    <header className={styles.header} data-beside-bar={isBesideBar} data-links={links.length} inert={isPending}>
      <Row gap={3} align="center" className={styles.headerInner}>
        <a className={styles.home} href="/">
          <Wordmark beta />
          <VisuallyHidden>{t('layout.nav.home')}</VisuallyHidden>
        </a>
        <nav className={styles.nav} aria-label={t('layout.nav.label')}>
          {links.map(({ name, href }) => (
            <LinkButton key={name} variant="ghost" size="sm" href={href}>
              {t(`layout.nav.${name}`)}
            </LinkButton>
          ))}
        </nav>
        <Row gap={2} align="center" className={styles.headerEnd}>
          <div className={styles.wide}>
            <LanguageSwitch />
          </div>
          <AuthArea session={session} />
          <div className={styles.narrow}>
            <MobileMenu links={links} session={session} />
          </div>
        </Row>
      </Row>
    </header>
  );
}

/** Listens for sign-in requests from the first render; the modal's code loads with the first request. */
function AuthHost({ path }: { path: string }) {
  const [request, setRequest] = useState<AuthRequest & AuthOptions>();
  const [notice, setNotice] = useState<string>();
  useEffect(
    () =>
      onAuthRequested((requested) => {
        const { user } = sessionState();
        if (user && !isDemoUser(user)) window.location.assign(requested.next ?? ownerHome);
        else setRequest({ ...requested, opener: document.activeElement });
      }),
    [],
  );
  useEffect(() => setNotice(consumeAuthParameter(window)), []);
  useExpiryNotice();
  const Controller = useController(request ?? notice);
  return Controller ? (
    <Controller
      request={request}
      outcome={notice}
      next={(kind) => nextPage(path, kind, request)}
      pageExists={pageExists}
      contactHref={passwordHelp}
    />
  ) : null;
}

/** Not `lazy`: after a network failure that would crash the whole page and never retry. */
function useController(trigger: unknown): ComponentType<AuthModalControllerProps> | undefined {
  const t = useTexts(errorTexts);
  const [Controller, setController] = useState<ComponentType<AuthModalControllerProps>>();
  useEffect(() => {
    if (!trigger || Controller) return;
    loadAuthModal().then(
      (loaded) => setController(() => loaded),
      () => toast({ title: t('errors.network'), variant: 'destructive' }),
    );
  }, [trigger, Controller, t]);
  return Controller;
}

function useExpiryNotice(): void {
  const t = useTexts(layoutTexts);
  const { ended } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, not again in another language
  useEffect(() => {
    if (ended === 'expired')
      toast({ title: t('layout.session.expired'), description: t('layout.session.expiredText'), variant: 'warning' });
  }, [ended]);
}

interface PageFrameProps {
  path: string;
  year: number;
  /** App navigation: at the side on wide viewports, at the bottom on phones. */
  bars?: { readonly side: ReactNode; readonly bottom: ReactNode } | undefined;
  /** The server does not render who is signed in: placeholders in the header. */
  isPending?: boolean;
  children: ReactNode;
}

/** Header, content and footer, by path. The listener for sign-in requests mounts before the components sending them. */
export function PageFrame({ path, year, bars, isPending = false, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      {/* Outside the frame: every child of it takes one of its rows. */}
      <AccountBanner />
      <AuthHost path={path} />
      <div className={styles.frame} data-bars={bars !== undefined}>
        {showsHeader(path) && (
          <>
            <Header isBesideBar={bars !== undefined} isPending={isPending} />
            <DemoBanner />
          </>
        )}
        {bars?.side}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {showsFooter(path) && <Footer year={year} />}
        {bars?.bottom}
        {showsHeader(path) && <SupportChatHost />}
      </div>
    </>
  );
}

/** Informs users of the demo that their changes are not permanent. */
function DemoBanner() {
  const t = useTexts(layoutTexts);
  const { user } = useSession();
  if (!isDemoUser(user)) return null;
  return (
    <aside className={styles.banner} aria-label={t('layout.demo.label')}>
      <Row gap={[0, 3]} align="center" justify="center" wrap className={styles.inner}>
        <p className={styles.text}>{t('layout.demo.text')}</p>
        <Button
          className={styles.register}
          variant="link"
          size="sm"
          onPointerEnter={expectAuth}
          onFocus={expectAuth}
          onClick={() => requestAuth('register', { next: newOwnerHome })}
        >
          {t('layout.demo.register')}
        </Button>
      </Row>
    </aside>
  );
}

function Footer({ year }: { year: number }) {
  const t = useTexts(layoutTexts);
  const links = footerLinks.filter(({ href }) => pageExists(href));
  return (
    <footer className={styles.footer}>
      <Stack gap={6} className={styles.footerInner}>
        <Stack gap={2} align="start">
          <Wordmark />
          <Text tone="muted" size="s">
            {t('layout.footer.tagline')}
          </Text>
        </Stack>
        <Row as="nav" gap={[1, 5]} wrap className={styles.links} aria-label={t('layout.footer.label')}>
          {links.map(({ name, href }) => (
            <a key={name} className={styles.link} href={href}>
              {t(`layout.footer.${name}`)}
            </a>
          ))}
        </Row>
        <Row gap={3} align="center" justify="between" wrap className={styles.end}>
          <Text tone="muted" size="s">
            {t('layout.footer.rights', { year: String(year) })}
          </Text>
          <LanguageSwitch />
        </Row>
      </Stack>
    </footer>
  );
}
