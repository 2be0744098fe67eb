/** First segments that can never be somebody's own address, because a route or a file of ours stands there. */
export const reservedWords: ReadonlySet<string> = new Set([
  ...['dashboard', 'admin', 'admin-dashboard', 'editor', 'invoices', 'stats', 'subscription', 'subscription-required'],
  ...['payment-demo', 'wallet', 'examples', 'blog', 'blog-admin', 'communities', 'help', 'privacy', 'terms', 'refund'],
  ...[
    'accessibility',
    'embed',
    'p',
    'physical-cards',
    'contact-leads',
    'package-migration',
    'checkout',
    'inactive-card',
  ],
  ...['account', 'leads', 'contact', 'at-routes-test', 'api', 't', 'assets', 'files', 'login', 'register', 'logout'],
  ...['healthz', 'readyz', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'favicon.svg', 'manifest.webmanifest', 'icons'],
  ...['.well-known', 'ui', 'sandbox-bank', 'unsubscribe', 'verify', 'reset', 'rss.xml', 'sitemap', 'share'],
]);
