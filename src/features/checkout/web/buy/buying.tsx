import { useQuery } from '@tanstack/react-query';
import { Presentation, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { demoEmail } from '#features/accounts/domain.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { BackLink } from '#ui/nav-links.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { requestAuth } from '#web-kit/auth-events.ts';
import { useSession } from '#web-kit/use-session.ts';
import { physicalCardOrderPath } from '../order/physical-card-order-path.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import type { PurchaseParams } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import styles from './buying.module.css';
import { BuyingSkeleton } from './buying-skeleton.tsx';
import { PayForm, type PayFormProps } from './pay-form.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { Summary } from './summary.tsx';

interface BuyingProps {
  purchase: PurchaseParams;
  onCycle: (cycle: string) => void;
}

/** The summary comes first, and on a wide screen stands beside the form. */
export function Buying({ purchase, onCycle }: BuyingProps) {
  const t = useTexts(buyingTexts);
  const api = useApi();
  const { locale } = useLocale();
  const { user } = useSession();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    checkoutQueries.quote(api, purchase, { userId: user?.id, locale }),
  );
  const [consent, setConsent] = useState(false);
  const path = physicalCardOrderPath({ type: purchase.type, itemId: purchase.id });
  if (!data) return error ? <QuoteFailed error={error} purchase={purchase} onRetry={refetch} /> : <BuyingSkeleton />;
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <div>
        {path && (
          <BackLink as={Link} icon="chevron" to={path}>
            {t('buying.backToOrder')}
          </BackLink>
        )}
        <Text as="h1" size="2xl">
          {t('buying.title')}
        </Text>
      </div>
      <Grid columns={1} gap={5} align="start" className={styles.columns}>
        <div className={styles.summary}>
          <Summary
            quote={data}
            purchase={purchase}
            onCycle={onCycle}
            consent={user && consent}
            isOld={isPlaceholderData}
          />
        </div>
        <PayArea purchase={purchase} quote={data} isOld={isPlaceholderData} consent={consent} onConsent={setConsent} />
      </Grid>
    </Stack>
  );
}

/** Who may pay is asked to; everybody else is shown the way there, and finds the same wish when they come back. */
function PayArea(props: Omit<PayFormProps, 'userId'>) {
  const { user, isChecked } = useSession();
  if (user?.email === demoEmail)
    return <SignInPrompt kind="demo" isForPhysicalCards={props.purchase.type === 'physical-card'} />;
  if (user) return <PayForm {...props} userId={user.id} />;
  if (isChecked) return <SignInPrompt kind="visitor" />;
  return (
    <Card aria-busy="true">
      <Skeleton shape="block" className={styles.waiting ?? ''} />
    </Card>
  );
}

interface SignInPromptProps {
  kind: 'visitor' | 'demo';
  /** The demo's own orders do not come along to an account. */
  isForPhysicalCards?: boolean;
}

function SignInPrompt({ kind, isForPhysicalCards = false }: SignInPromptProps) {
  const t = useTexts(buyingTexts);
  const actions = (
    <>
      <Button variant="hot" onClick={() => requestAuth('register')}>
        {t(`buying.${kind}.register`)}
      </Button>
      {kind === 'visitor' && (
        <Button variant="outline" onClick={() => requestAuth('login')}>
          {t('buying.visitor.login')}
        </Button>
      )}
    </>
  );
  return (
    <Card>
      <EmptyState
        icon={kind === 'demo' ? Presentation : UserRoundPlus}
        title={t(`buying.${kind}.title`)}
        action={actions}
      >
        {isForPhysicalCards ? t('buying.demo.cards') : t(`buying.${kind}.text`)}
      </EmptyState>
    </Card>
  );
}
