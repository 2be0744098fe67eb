import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web-kit/api/api-context.tsx';
import { paymentQueries } from './queries.ts';

/** The saved methods of whoever is signed in. */
export const usePaymentMethods = () => useQuery(paymentQueries.methods(useApi()));
