import { z } from 'zod';
import { localizedText, webAddress } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, linkTarget, listOf } from '../define-block.ts';

export const maxLinks = 100;

export const linksBlock = defineBlock({
  shape: { items: listOf(z.object({ label: localizedText(80), address: webAddress }), maxLinks) },
  empty: () => ({ items: [{ label: {}, address: '' }] }),
  list: { name: 'items', blankIn: ['label', 'address'], needs: 'address' },
  limitedBy: 'links',
  links: ({ items }) => items,
  targets: ({ items }) => items.flatMap(({ address, label }) => linkTarget(address, label)),
});

export const linksTexts = texts('block', {
  links: {
    name: ['קישורים', 'Links'],
    about: ['כפתורים לאתר, ליומן התורים, לתפריט', 'Buttons to a site, a booking page, a menu'],
    count: [
      '{count, plural, =0 {עוד אין קישורים} one {קישור אחד} two {שני קישורים} other {# קישורים}}',
      '{count, plural, =0 {No links yet} one {One link} other {# links}}',
    ],
    page: { label: ['קישורים', 'Links'] },
    form: {
      label: ['מה כתוב על הכפתור', 'What the button says'],
      labelPlaceholder: ['למשל: קביעת תור', 'For example: book an appointment'],
      address: ['לאן הוא מוביל', 'Where it leads'],
      addressPlaceholder: ['www.example.co.il', 'www.example.co.il'],
      add: ['הוספת קישור', 'Add a link'],
      one: ['קישור {position}', 'Link {position}'],
      found: ['זיהינו: {network}', 'Recognised: {network}'],
      plan: ['{used} מתוך {max} קישורים בחבילה שלכם', '{used} of {max} links in your plan'],
      which: ['באיזו רשת נמצא ‎{handle}‎?', 'On which network is {handle}?'],
    },
  },
});
