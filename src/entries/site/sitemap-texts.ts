import { texts } from '#i18n/texts.ts';

/** Apart from the texts of all public pages, which every page loads. */
export const sitemapTexts = texts('sitemap', {
  title: ['מפת האתר · נגיעה', 'Sitemap · Negia'],
  description: [
    'כל העמודים של נגיעה במקום אחד: המוצר, העזרה, הבלוג, הקהילות, הדוגמאות והמסמכים.',
    'Every page of Negia in one place: the product, help, blog, communities, examples and legal pages.',
  ],
  product: ['המוצר', 'Product'],
  home: ['עמוד הבית', 'Home'],
  embed: ['כרטיס באתר שלכם', 'A card on your site'],
  communities: ['קהילות', 'Communities'],
  legal: ['מסמכים', 'Legal'],
});
