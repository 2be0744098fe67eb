import { InactiveProfilePage } from '#features/profiles/web/index.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { PageModule } from '../page-module.ts';
import { siteHead } from '../site-head.ts';

const InactiveProfile = () => <InactiveProfilePage onRegister={() => requestAuth('register')} />;

export const page: PageModule = { Page: InactiveProfile, head: siteHead('inactiveProfile') };
