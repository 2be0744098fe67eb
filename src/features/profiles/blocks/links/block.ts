import { z } from 'zod';
import { localizedText, picture, webAddress } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, linkTarget, listOf } from '../define-block.ts';

export const maxLinks = 100;

/** Besides the icon that fits the address: what the owner can show before a link. */
export const linkIcons = [
  'link',
  'globe',
  'calendar',
  'call',
  'mail',
  'chat',
  'pin',
  'bag',
  'food',
  'card',
  'file',
  'image',
  'play',
  'music',
  'star',
  'clock',
] as const;

const link = z.object({
  label: localizedText(80),
  address: webAddress,
  icon: z.enum([...linkIcons, 'picture'], { error: 'errors.invalid' }).optional(),
  picture: picture.optional(),
});

export const linksBlock = defineBlock({
  shape: { items: listOf(link, maxLinks) },
  empty: () => ({ items: [{ label: {}, address: '' }] }),
  list: { name: 'items', blankIn: ['label', 'address'], needs: 'address' },
  limitedBy: 'links',
  files: ({ items }) => items.map((item, index) => [item.picture?.file, `items.${index}.picture`]),
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
      icon: ['מה מופיע ליד הכפתור', 'What is beside the label'],
      automatic: ['סמל שמתאים לקישור', 'An icon that fits the link'],
      ownPicture: ['תמונה משלי', 'My own picture'],
      picture: ['תמונה לקישור', 'Picture of the link'],
      icons: {
        link: ['קישור', 'Link'],
        globe: ['אתר', 'Website'],
        calendar: ['יומן', 'Calendar'],
        call: ['טלפון', 'Phone'],
        mail: ['מעטפה', 'Envelope'],
        chat: ['שיחה', 'Chat'],
        pin: ['מקום', 'Place'],
        bag: ['קניות', 'Shopping'],
        food: ['אוכל', 'Food'],
        card: ['תשלום', 'Payment'],
        file: ['מסמך', 'Document'],
        image: ['תמונות', 'Pictures'],
        play: ['וידאו', 'Video'],
        music: ['מוזיקה', 'Music'],
        star: ['כוכב', 'Star'],
        clock: ['שעון', 'Clock'],
      },
      which: ['באיזו רשת נמצא ‎{handle}‎?', 'On which network is {handle}?'],
    },
  },
});
