import { demoEmail } from '#features/accounts/domain.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSession } from '#web-kit/use-session.ts';
import styles from './buying.module.css';
import { PayForm, type PayFormProps } from './pay-form.tsx';
import { WayIn } from './way-in.tsx';

/** Who may pay is asked to; everybody else is shown the way there, and finds the same wish when they come back. */
export function PayArea(props: Omit<PayFormProps, 'userId'>) {
  const { user, isChecked } = useSession();
  if (user?.email === demoEmail) return <WayIn kind="demo" isForCards={props.wish.type === 'physical-card'} />;
  if (user) return <PayForm {...props} userId={user.id} />;
  if (isChecked) return <WayIn kind="visitor" />;
  return (
    <Card aria-busy="true">
      <Skeleton shape="block" className={styles.waiting ?? ''} />
    </Card>
  );
}
