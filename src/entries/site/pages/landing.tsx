import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LandingPage } from '#features/landing/web/index.ts';
import { homeProductsQuery } from '#features/packages/web/index.ts';
import { settingsQuery, useClaims, useContact } from '#features/settings/web/index.ts';
import { showSupportChat } from '#features/support/web/index.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { storedUser } from '#web-kit/session/session-user.ts';
import type { PageModule } from '../page-module.ts';
import { siteHead } from '../site-head.ts';

const choosePlan = (id: number) => {
  if (storedUser()) window.location.assign(`/subscription?plan=${id}`);
  else requestAuth('register', { next: `/subscription?plan=${id}` });
};

/** `/?section=pricing` scrolls to the prices. */
function useRequestedSection(): void {
  useEffect(() => {
    const section = new URLSearchParams(window.location.search).get('section');
    if (!section) return;
    // All sections above are laid out, so that this one stays where it is.
    document.documentElement.dataset.section = section;
    document.getElementById(section)?.scrollIntoView();
  }, []);
}

function Landing() {
  const { locale } = useLocale();
  const { data = [] } = useQuery(homeProductsQuery(useApi(), locale));
  const { mail } = useContact();
  const claims = useClaims();
  const { user } = useSession();
  useRequestedSection();
  return (
    <LandingPage
      products={data}
      quoteMail={mail}
      claims={claims}
      isSignedIn={user !== undefined}
      onRegister={() => requestAuth('register')}
      onLogin={() => requestAuth('login')}
      onDemo={() => requestAuth('demo')}
      onChat={() => showSupportChat()}
      onChoosePlan={choosePlan}
    />
  );
}

export const page: PageModule = {
  Page: Landing,
  prefetch: (queries, api, locale) =>
    Promise.all([
      queries.prefetchQuery(homeProductsQuery(api, locale)),
      queries.prefetchQuery(settingsQuery(api, locale)),
    ]),
  head: siteHead('landing'),
};
