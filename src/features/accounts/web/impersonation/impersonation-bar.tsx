import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { adminUsersApi } from '../../admin-contract.ts';
import styles from './impersonation-bar.module.css';
import { impersonationTexts } from './impersonation-texts.ts';

/** Shows the impersonated user, with a button to return. */
export function ImpersonationBar() {
  const t = useTexts(impersonationTexts);
  const api = useApi();
  const { user } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(adminUsersApi.endView, {}),
    retry: false,
    // A full page load, so that no data cached for the owner stays on the admin's pages.
    onSuccess: ({ userId }) => window.location.assign(`/admin/users/${userId ?? ''}`),
    onError: ({ message }) => toast({ variant: 'destructive', title: t('viewAs.failed'), description: message }),
  });
  return (
    <section className={styles.bar} aria-label={t('viewAs.label')}>
      <Row gap={4} align="center" justify="center" size="s" line="snug" className={styles.inner}>
        <Row as="p" gap={2} align="center" role="status" className={styles.text}>
          <Eye className={styles.icon} size={18} aria-hidden="true" />
          <span className={styles.name}>{t('viewAs.text', { name: user?.displayName || user?.username || '' })}</span>
        </Row>
        <Button className={styles.end} variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
          {t('viewAs.end')}
        </Button>
      </Row>
    </section>
  );
}
