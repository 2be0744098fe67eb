import type { ReactNode } from 'react';
import { ViewBanner } from '#features/accounts/web/index.ts';
import { SupportChatHost } from '#features/support/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { useSession } from '#web-kit/use-session.ts';
import { isDemoUser } from '../page-root/demo-user.ts';
import { AuthHost } from './auth-host.tsx';
import { expectAuth } from './expect-auth.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { showsFooter, showsHeader } from './links.ts';
import styles from './page-frame.module.css';
import { layoutTexts } from './texts.ts';

interface PageFrameProps {
  path: string;
  year: number;
  /** What leads from place to place in the app: beside the page where there is room, at the thumb where there is not. */
  bars?: { readonly side: ReactNode; readonly bottom: ReactNode } | undefined;
  children: ReactNode;
}

/** Header, content, footer, as the address asks for them. Who hears wishes to sign in stands before who has them. */
export function PageFrame({ path, year, bars, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      {/* Above the frame, whose rows are counted. */}
      <ViewBanner />
      <div className={styles.frame} data-bars={bars !== undefined}>
        <AuthHost />
        {showsHeader(path) && (
          <>
            <Header isBesideBar={bars !== undefined} />
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

/** Whoever tries the demo should know that nothing here is for keeps. */
function DemoBanner() {
  const t = useTexts(layoutTexts);
  const { user } = useSession();
  if (!isDemoUser(user)) return null;
  return (
    <aside className={styles.banner} aria-label={t('layout.demo.label')}>
      <div className={styles.inner}>
        <p className={styles.text}>{t('layout.demo.text')}</p>
        <Button
          className={styles.register}
          variant="link"
          size="sm"
          onPointerEnter={expectAuth}
          onFocus={expectAuth}
          onClick={() => askForAuth('register')}
        >
          {t('layout.demo.register')}
        </Button>
      </div>
    </aside>
  );
}
