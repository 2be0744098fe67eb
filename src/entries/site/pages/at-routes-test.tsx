import { AddressToolPage } from '#features/profiles/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { siteHead } from '../site-head.ts';

export const page: PageModule = { Page: AddressToolPage, head: siteHead('routesTest') };
