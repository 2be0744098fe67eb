import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { dashboardApi } from '../contract.ts';
import { getDashboard } from './service.ts';

export const dashboardRoutes: Route[] = [route(dashboardApi.get, (call) => getDashboard(call))];

export const dashboardFeature = defineFeature({ name: 'dashboard', routes: dashboardRoutes });
