import { isolatedMoney } from '#base/money.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { listOwners, type Owner, type SharedSearch, searchUsers } from '#features/accounts/server/index.ts';
import { usersTexts } from '#features/accounts/users-texts.ts';
import { statusAt } from '#features/blog/domain.ts';
import { searchPosts } from '#features/blog/server/index.ts';
import { couponsAdminTexts } from '#features/coupons/admin-texts.ts';
import { couponState } from '#features/coupons/domain.ts';
import { searchCoupons } from '#features/coupons/server/index.ts';
import { invoicesAdminTexts } from '#features/invoices/admin-texts.ts';
import { numberText } from '#features/invoices/domain.ts';
import { searchInvoices } from '#features/invoices/server/index.ts';
import { paymentsAdminTexts } from '#features/payments/admin-texts.ts';
import { shownStatus } from '#features/payments/domain.ts';
import { searchPayments } from '#features/payments/server/index.ts';
import { searchOrders } from '#features/physical-cards/server/index.ts';
import { profilesAdminTexts } from '#features/profiles/admin-texts.ts';
import { searchProfiles } from '#features/profiles/server/index.ts';
import { deskPath } from '#features/support/domain.ts';
import { searchConversations } from '#features/support/server/index.ts';
import { shownTagState } from '#features/tags/domain.ts';
import { searchTags } from '#features/tags/server/index.ts';
import { workshopLabelTexts } from '#features/workshop/label-texts.ts';
import { formatInstant, isolatedLtr } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { SearchHit } from '../contract.ts';
import type { SearchKind } from '../domain.ts';
import { searchTexts } from '../texts.ts';

type Finder = (services: Services, search: SharedSearch, locale: Locale) => Promise<SearchHit[]>;

const wordsIn = (locale: Locale) => translator(searchTexts, locale);
const dayOf = (at: Date, locale: Locale): string =>
  formatInstant(at, locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** Details that are missing are left out. */
const hitOf = (
  { id, isExact }: { readonly id: number | string; readonly isExact: boolean },
  path: string,
  title: string,
  details: readonly (string | null | undefined | false)[],
): SearchHit => ({
  id: String(id),
  path,
  title,
  details: details.filter((one) => typeof one === 'string' && one !== '') as string[],
  isExact,
});

const nameOf = (owner: Owner | undefined, locale: Locale): string =>
  owner?.displayName ?? wordsIn(locale)('search.gone');

const findUsers: Finder = async (services, search, locale) => {
  const t = translator(usersTexts, locale);
  const rows = await searchUsers(services, search);
  return rows.map((user) => {
    const state = user.suspendedAt ? 'suspended' : user.deletesAt ? 'deleting' : undefined;
    const staff = user.role === 'admin' && t(`usersAdmin.staff.${user.staffRole ?? 'owner'}`);
    const details = [user.email, `@${user.username}`, staff, state && t(`usersAdmin.state.${state}`)];
    return hitOf(user, `/admin/users/${user.id}`, user.displayName || user.username, details);
  });
};

const findProfiles: Finder = async (services, search, locale) => {
  const t = translator(profilesAdminTexts, locale);
  const rows = await searchProfiles(services, search);
  return rows.map((profile) => {
    const status = profile.suspendedAt ? 'suspended' : profile.status;
    const address = profile.customSlug ? `/${profile.customSlug}` : `/p/${profile.slug}`;
    const details = [address, profile.displayName || profile.username, t(`profilesAdmin.status.${status}`)];
    return hitOf(profile, `/admin/profiles/${profile.id}`, profile.name || t('profilesAdmin.untitled'), details);
  });
};

const findOrders: Finder = async (services, search, locale) => {
  const t = translator(workshopLabelTexts, locale);
  const rows = await searchOrders(services, search);
  const owners = await listOwners(
    services.db,
    rows.map(({ order }) => order.ownerId),
  );
  return rows.map(({ order, isExact }) => {
    const title = wordsIn(locale)('search.order', { number: isolatedLtr(`#${order.id}`) });
    const owner = nameOf(owners.get(order.ownerId), locale);
    const { recipient } = order.address ?? {};
    const state = t(`workshopWords.state.${order.state}`);
    const details = [owner, recipient !== owner && recipient, state, dayOf(order.createdAt, locale)];
    return hitOf({ id: order.id, isExact }, `/admin/orders/${order.id}`, title, details);
  });
};

const findTags: Finder = async (services, search, locale) => {
  const [t, labels] = [wordsIn(locale), translator(workshopLabelTexts, locale)];
  const rows = await searchTags(services, search);
  const owners = await listOwners(
    services.db,
    rows.map(({ tag }) => tag.ownerId),
  );
  return rows.map(({ tag, isExact }) => {
    const owner = tag.ownerId === null ? t('search.nobody') : nameOf(owners.get(tag.ownerId), locale);
    const batch = tag.batch && t('search.batch', { name: tag.batch });
    const details = [tag.name, owner, batch, labels(`workshopWords.tagState.${shownTagState(tag)}`)];
    return hitOf(
      { id: tag.code, isExact },
      `/admin/tags?tag=${tag.code}`,
      t('search.tag', { code: isolatedLtr(tag.code) }),
      details,
    );
  });
};

const findPayments: Finder = async (services, search, locale) => {
  const t = translator(paymentsAdminTexts, locale);
  const rows = await searchPayments(services, search);
  return rows.map(({ payment, owner, isExact }) => {
    const title = wordsIn(locale)('search.payment', { number: isolatedLtr(`#${payment.id}`) });
    const status = t(`paymentsAdmin.statuses.${shownStatus(payment)}`);
    const name = owner?.displayName ?? t('paymentsAdmin.gone');
    const details = [isolatedMoney(payment.amount), name, status, dayOf(payment.createdAt, locale)];
    return hitOf({ id: payment.id, isExact }, `/admin/payments/${payment.id}`, title, details);
  });
};

const findInvoices: Finder = async (services, search, locale) => {
  const t = translator(invoicesAdminTexts, locale);
  const rows = await searchInvoices(services, search);
  return rows.map(({ invoice, isExact }) => {
    const { id, kind, buyer, gross, issuedAt } = invoice;
    const number = numberText(invoice.number);
    const title = wordsIn(locale)('search.invoice', { kind: t(`invoicesAdmin.kinds.${kind}`), number });
    const details = [buyer.name, isolatedMoney(gross), dayOf(issuedAt, locale)];
    return hitOf({ id, isExact }, `/admin/invoices?q=${number}&kind=${kind}`, title, details);
  });
};

const findCoupons: Finder = async (services, search, locale) => {
  const t = translator(couponsAdminTexts, locale);
  const rows = await searchCoupons(services, search);
  const today = dateInIsrael(services.clock.now());
  return rows.map(({ coupon, isExact }) => {
    const { id, code, note, discountKind, discountValue } = coupon;
    const discount = discountKind === 'percent' ? `${discountValue}%` : isolatedMoney(discountValue);
    const details = [note, discount, t(`couponsAdmin.states.${couponState(coupon, today)}`)];
    return hitOf({ id, isExact }, `/admin/coupons/${id}`, code, details);
  });
};

const findConversations: Finder = async (services, search, locale) => {
  const t = wordsIn(locale);
  const rows = await searchConversations(services, search);
  return rows.map(({ conversation, contact, displayName, username, subject, isExact }) => {
    const { id, closedAt, waitingSince, lastAt } = conversation;
    const state = t(closedAt ? 'search.closed' : waitingSince ? 'search.waits' : 'search.open');
    const details = [contact?.email ?? subject, state, dayOf(lastAt, locale)];
    const name = contact?.name ?? (displayName || username || '');
    return hitOf({ id, isExact }, deskPath(id), name, details);
  });
};

const findPosts: Finder = async ({ db, clock }, search, locale) => {
  const rows = await searchPosts(db, search);
  return rows.map((post) => {
    const status = wordsIn(locale)(`search.post.${statusAt(post, clock.now())}`);
    const details = [status, dayOf(post.publishAt ?? post.updatedAt, locale)];
    return hitOf(post, `/blog-admin/${post.id}`, post.title, details);
  });
};

export const finders: Readonly<Record<SearchKind, Finder>> = {
  users: findUsers,
  profiles: findProfiles,
  orders: findOrders,
  tags: findTags,
  payments: findPayments,
  invoices: findInvoices,
  coupons: findCoupons,
  conversations: findConversations,
  posts: findPosts,
};
