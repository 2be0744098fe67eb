type Target = { readonly kind: string; readonly id: string };

const pages: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  profile: (id) => `/admin/profiles/${id}`,
  package: (id) => `/admin/packages/${id}`,
  'package-migration': (id) => `/admin/package-migration/${id}`,
  subscription: (id) => `/admin/subscriptions?q=${id}`,
  payment: (id) => `/admin/payments/${id}`,
  coupon: (id) => `/admin/coupons/${id}`,
  invoice: (id) => `/admin/invoices?q=${id}`,
  order: (id) => `/admin/orders/${id}`,
  tag: (id) => `/admin/tags?tag=${id}`,
  batch: (id) => `/admin/tags?batch=${id}`,
  'pickup-point': () => '/admin/pickup-points',
  'card-stock': () => '/admin/stock',
  'card-price': () => '/admin/card-prices',
  post: (id) => `/blog-admin/${id}`,
  community: () => '/admin/communities',
  broadcast: (id) => `/admin/notifications/${id}`,
  error: (id) => `/admin/errors/${id}`,
  mail: (id) => `/admin/mails/${id}`,
  job: () => '/admin/jobs',
  setting: () => '/admin/settings',
  'vat-rate': () => '/admin/settings',
  'contact-message': (id) => `/admin/support?q=${id}`,
  'canned-reply': () => '/admin/support?replies=open',
  'database-migration': () => '/admin/database-migrations',
};

/** The page that shows the entry's target; undefined if there is none. */
export const targetPath = ({ kind, id }: Target): string | undefined =>
  Object.hasOwn(pages, kind) ? pages[kind]?.(encodeURIComponent(id)) : undefined;
