import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, PackageSearch, Presentation, UserRoundPlus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { Button, type ButtonProps, LinkButton } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyCard, QueryFailure, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Card, Grid, Text } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link, Navigate, useLocation, useParams, useSearchParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { physicalCardOrderPath } from '../../domain.ts';
import { LeavingNotice } from '../leaving-notice.tsx';
import { orderOf, saveOrder, unansweredKey } from '../state/attempts.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { type PurchaseParams, parsePurchase } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import styles from './buy.module.css';
import { CouponField } from './coupon-field.tsx';
import { PayForm, type PayFormProps } from './pay-form.tsx';
import { Summary } from './summary.tsx';

/** Messages of the server end without a full stop, as they stand below a field; on a page they are sentences. */
const asSentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

/** Shows the server's message, if it sent one. */
export function UnknownItem({ message }: { message?: string }) {
  const t = useTexts(buyingTexts);
  return (
    <LinkCard
      icon={PackageSearch}
      title={t('buying.unknown.title')}
      text={message === undefined ? t('buying.unknown.text') : asSentence(message)}
    >
      <PlansButton />
    </LinkCard>
  );
}

/** A signed-in owner gets the plans page in the app; a visitor gets the public price list. */
function PlansButton({ variant = 'default' }: Pick<ButtonProps, 'variant'>) {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const text = t('buying.unknown.plans');
  return user ? (
    <RouterLinkButton variant={variant} to="/subscription">
      {text}
    </RouterLinkButton>
  ) : (
    <LinkButton variant={variant} href="/?section=pricing">
      {text}
    </LinkButton>
  );
}

/** `/checkout/{type}/{id}` and `/checkout?type=&id=`: the price and the payment form. */
export function CheckoutPage() {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const purchase = parsePurchase(useParams(), search);
  usePageTitle(t('buying.title'));
  if (!purchase) return <UnknownItem />;
  const running = user && orderOf(user.id, purchase);
  if (running) return <Navigate to={`/checkout/order/${running}`} replace />;
  const setCycle = (cycle: string) =>
    setSearch(
      (before) => {
        before.set('cycle', cycle);
        return before;
      },
      { replace: true },
    );
  const setCoupon = (coupon: string | undefined) =>
    setSearch(
      (before) => {
        before.delete('coupon');
        if (coupon !== undefined) before.set('coupon', coupon);
        return before;
      },
      { replace: true },
    );
  const form = <Buying purchase={purchase} onCycle={setCycle} onCoupon={setCoupon} />;
  if (!user) return form;
  return (
    <PickUp key={user.id} userId={user.id} purchase={purchase}>
      {form}
    </PickUp>
  );
}

/** If the page was reloaded during a payment, redirects to its order; otherwise shows the form. */
function PickUp({ userId, purchase, children }: { userId: number; purchase: PurchaseParams; children: ReactNode }) {
  const api = useApi();
  // Read once on mount: a click on this page is handled by the form itself.
  const [key] = useState(() => unansweredKey(userId, purchase));
  const { data, isPending } = useQuery({ ...checkoutQueries.find(api, key ?? ''), enabled: key !== undefined });
  const orderId = data?.orderId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is made anew at each drawing, and is the same
  useEffect(() => {
    if (orderId) saveOrder(userId, purchase, orderId);
  }, [orderId, userId]);
  if (key === undefined) return children;
  if (isPending) return <BuyingSkeleton />;
  // If the result is unknown, another click repeats the same payment.
  return orderId ? <Navigate to={`/checkout/order/${orderId}`} replace /> : children;
}

interface BuyingProps {
  purchase: PurchaseParams;
  onCycle: (cycle: string) => void;
  onCoupon: (coupon: string | undefined) => void;
}

/** The price, lowered by the coupon in the address if it applies; who cannot pay cannot use one. */
function usePrice(purchase: PurchaseParams) {
  const api = useApi();
  const { locale } = useLocale();
  const { user } = useSession();
  const buyer = { userId: user?.id, locale };
  const mayUseCoupon = user !== undefined && user.email !== demoEmail && !user.deletesAt;
  const hasCoupon = mayUseCoupon && purchase.coupon !== undefined;
  const listed = useQuery(checkoutQueries.quote(api, purchase, buyer));
  const lowered = useQuery({ ...checkoutQueries.couponQuote(api, purchase, buyer), enabled: hasCoupon });
  const isChecking = hasCoupon && (lowered.isPending || lowered.isPlaceholderData);
  const applied = hasCoupon && !lowered.isError && !isChecking ? lowered.data : undefined;
  return {
    listed,
    quote: applied ?? listed.data,
    isOld: listed.isPlaceholderData || isChecking,
    coupon: mayUseCoupon
      ? { code: purchase.coupon, isApplied: applied !== undefined, isChecking, error: hasCoupon ? lowered.error : null }
      : undefined,
    /** Without a coupon that does not apply. */
    payable: { ...purchase, coupon: applied && purchase.coupon },
  };
}

/** The summary comes first; on wide viewports it is beside the form. */
function Buying({ purchase, onCycle, onCoupon }: BuyingProps) {
  const t = useTexts(buyingTexts);
  const { user } = useSession();
  const { listed, quote, isOld, coupon, payable } = usePrice(purchase);
  // Not from the address, which anyone could write: only from the owner's own refused payment.
  const { state } = useLocation();
  const [consent, setConsent] = useState((state as { hasConsent?: unknown } | null)?.hasConsent === true);
  const path = physicalCardOrderPath({ type: purchase.type, itemId: purchase.id });
  if (listed.error && !listed.data)
    return <QuoteFailed error={listed.error} purchase={purchase} onRetry={listed.refetch} />;
  if (!quote) return <BuyingSkeleton />;
  return (
    <AppPage width="narrow">
      <div>
        {user || path ? (
          <BackLink as={Link} icon="chevron" to={path ?? `/subscription?cycle=${purchase.cycle}`}>
            {t(path ? 'buying.backToOrder' : 'buying.backToPlans')}
          </BackLink>
        ) : (
          <BackLink as="a" icon="chevron" href="/?section=pricing">
            {t('buying.backToPlans')}
          </BackLink>
        )}
        <Text as="h1" size="2xl">
          {t('buying.title')}
        </Text>
      </div>
      <Grid columns={1} gap={5} align="start" className={styles.columns}>
        <div className={styles.buyingSummary}>
          <Summary
            quote={quote}
            purchase={purchase}
            onCycle={onCycle}
            consent={user && consent}
            isOld={isOld}
            coupon={coupon && <CouponField {...coupon} onChange={onCoupon} />}
          />
        </div>
        <PayArea purchase={payable} quote={quote} isOld={isOld} consent={consent} onConsent={setConsent} />
      </Grid>
    </AppPage>
  );
}

/** Shows the form to users who may pay, and a sign-in prompt to others; they return to the same purchase. */
function PayArea(props: Omit<PayFormProps, 'userId'>) {
  const { user, isChecked } = useSession();
  if (user?.email === demoEmail)
    return <SignInPrompt kind="demo" isForPhysicalCards={props.purchase.type === 'physical-card'} />;
  if (user?.deletesAt) return <LeavingNotice deletesAt={user.deletesAt} />;
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
  /** Orders of the demo account are not transferred to a new account. */
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
    <EmptyCard icon={kind === 'demo' ? Presentation : UserRoundPlus} title={t(`buying.${kind}.title`)} action={actions}>
      {isForPhysicalCards ? t('buying.demo.cards') : t(`buying.${kind}.text`)}
    </EmptyCard>
  );
}

function BuyingSkeleton() {
  const t = useTexts(buyingTexts);
  return (
    <AppPage width="narrow">
      <SkeletonGroup label={t('buying.loading')} gap={5} shapes={['title']}>
        <Grid columns={1} gap={5} align="start" className={styles.columns}>
          <div className={styles.buyingSummary}>
            <Skeleton shape="block" className={styles.waiting} />
          </div>
          <Skeleton shape="block" className={styles.waiting} />
        </Grid>
      </SkeletonGroup>
    </AppPage>
  );
}

interface QuoteFailedProps {
  error: Error;
  purchase: PurchaseParams;
  onRetry: () => void;
}

/** Without a price the page cannot be shown; the alternative depends on the error. */
export function QuoteFailed({ error, purchase, onRetry }: QuoteFailedProps) {
  const t = useTexts(buyingTexts);
  const path = physicalCardOrderPath({ type: purchase.type, itemId: purchase.id });
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 404 || status === 400)
    return purchase.type === 'physical-card' ? <UnknownOrder /> : <UnknownItem message={error.message} />;
  if (status === 409) return <Refused message={error.message} purchase={purchase} />;
  return (
    <AppPage width="narrow">
      <Text as="h1" size="2xl">
        {t('buying.title')}
      </Text>
      <QueryFailure
        error={error}
        level="h2"
        onRetry={onRetry}
        action={
          path ? (
            <RouterLinkButton variant="outline" to={path}>
              {t('buying.backToOrder')}
            </RouterLinkButton>
          ) : (
            <PlansButton variant="outline" />
          )
        }
      />
    </AppPage>
  );
}

/** Already owned, or chosen for the end of the period, which the plans page does without a payment. */
function Refused({ message, purchase }: { message: string; purchase: PurchaseParams }) {
  const t = useTexts(buyingTexts);
  // Paid, cancelled or expired: the order's own page shows which.
  const path = physicalCardOrderPath({ type: purchase.type, itemId: purchase.id });
  if (path)
    return (
      <LinkCard icon={CircleCheckBig} title={t('buying.refused.title')} text={asSentence(message)}>
        <RouterLinkButton to={path}>{t('buying.refused.card')}</RouterLinkButton>
      </LinkCard>
    );
  return (
    <LinkCard icon={CircleCheckBig} title={t('buying.refused.title')} text={asSentence(message)}>
      <RouterLinkButton to={`/subscription?plan=${purchase.id}&cycle=${purchase.cycle}`}>
        {t('buying.refused.plans')}
      </RouterLinkButton>
      <RouterLinkButton variant="ghost" to="/wallet">
        {t('buying.refused.wallet')}
      </RouterLinkButton>
    </LinkCard>
  );
}

/** An order of physical cards that does not exist or belongs to another user. */
function UnknownOrder() {
  const t = useTexts(buyingTexts);
  return (
    <LinkCard icon={PackageSearch} title={t('buying.order.missing')} text={t('buying.unknown.cards')}>
      <RouterLinkButton to="/physical-cards">{t('buying.unknown.toCards')}</RouterLinkButton>
    </LinkCard>
  );
}
