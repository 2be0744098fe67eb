import { type Route, route } from '#server-kit/http/route.ts';
import { packagesApi } from '../contract.ts';
import { listAllowances, listHomeProducts, listProducts } from './service.ts';

export const packagesRoutes: Route[] = [
  route(packagesApi.list, ({ db, visitor }) => listProducts(db, visitor.locale)),
  route(packagesApi.home, ({ db, visitor }) => listHomeProducts(db, visitor.locale)),
  route(packagesApi.allowances, ({ db }) => listAllowances(db)),
];
