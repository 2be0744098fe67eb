import { route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { adminPackagesApi } from '../admin-contract.ts';
import { packagesApi } from '../contract.ts';
import { packageRulesTexts } from '../rules-texts.ts';
import { addPrice, changePackage, dropPrice, listAdminPackages } from './admin.ts';
import { listEntitlements, listHomeProducts, listProducts, seedPackages } from './service.ts';

export const packagesFeature = defineFeature({
  name: 'packages',
  routes: [
    route(packagesApi.list, ({ db, clock, visitor }) => listProducts(db, visitor.locale, clock.now())),
    route(packagesApi.home, ({ db, clock, visitor }) => listHomeProducts(db, visitor.locale, clock.now())),
    route(packagesApi.entitlements, ({ db, clock }) => listEntitlements(db, clock.now())),
    route(adminPackagesApi.list, (call) => listAdminPackages(call.db, call.clock.now(), call)),
    route(adminPackagesApi.change, ({ body: { version, ...edit }, ...call }) =>
      changePackage(call, { id: call.params.id, edit, version }),
    ),
    route(adminPackagesApi.addPrice, (call) => addPrice(call, call.params.id, call.body)),
    route(adminPackagesApi.dropPrice, (call) => dropPrice(call, call.params.id, call.params.priceId)),
  ],
  texts: [packageRulesTexts],
  seed: { always: seedPackages },
});
