import { useTexts } from '#ui/locale.tsx';
import type { ErrorKind } from '../admin-contract.ts';
import { errorsTexts } from './errors-texts.ts';

export function BrowserText({ error: { isServer, browser, system } }: { error: ErrorKind }) {
  const t = useTexts(errorsTexts);
  if (isServer) return t('adminErrors.server');
  const known = [browser, system].filter(Boolean).join(' · ');
  return known ? <bdi dir="ltr">{known}</bdi> : t('adminErrors.unknown');
}
