import { texts } from '#i18n/texts.ts';

/** `/admin/card-prices`. */
export const cardPricesAdminTexts = texts('cardPricesAdmin', {
  title: ['מחירי כרטיסים', 'Card prices'],
  lead: [
    'כולל מע״מ, לפני הנחת החבילה. הזמנה שכבר נפתחה נשארת במחיר שלה.',
    'VAT included, before the discount of a package. An order that was made keeps its price.',
  ],
  loading: ['טוענים את המחירים', 'Loading the prices'],
  failed: ['לא הצלחנו לטעון את המחירים', 'The prices could not be loaded'],
  groups: {
    materials: ['כרטיס אחד, לפי חומר', 'One card, by material'],
    deliveries: ['משלוח של הזמנה אחת', 'Delivery of one order'],
    history: ['מחירים לאורך זמן', 'Prices over time'],
  },
  columns: {
    item: ['מה', 'What'],
    now: ['המחיר היום', 'Price today'],
    planned: ['המחיר הבא', 'Next price'],
    actions: ['פעולות', 'Actions'],
    amount: ['מחיר', 'Price'],
    from: ['מתי', 'From'],
    state: ['מצב', 'State'],
    by: ['מי קבע', 'Set by'],
  },
  states: {
    toCome: ['עוד לא בתוקף', 'Not yet in force'],
    inForce: ['בתוקף', 'In force'],
    past: ['היה בתוקף', 'Was in force'],
  },
  plan: ['{price} מ־{date}', '{price} from {date}'],
  none: ['אין שינוי מתוכנן', 'No change is planned'],
  empty: ['עוד לא שיניתם אף מחיר', 'No price was ever changed'],
  emptyText: [
    'כל מחיר שתקבעו יישאר כאן, עם התאריך ועם מי שקבע.',
    'Each price you set stays here, with its day and author.',
  ],
  add: ['מחיר חדש', 'New price'],
  addOf: ['מחיר חדש: {item}', 'New price: {item}'],
  addText: [
    'ביום הזה המחיר מתחלף בכל האתר. הזמנות שנפתחו קודם נשארות במחיר שלהן.',
    'On that day the price changes everywhere on the site. Orders made before keep theirs.',
  ],
  price: ['מחיר בשקלים', 'Price in shekels'],
  vat: ['כולל מע״מ', 'VAT included'],
  from: ['מיום', 'From the day'],
  fromHint: ['היום: מרגע השמירה. אחרת מחצות, שעון ישראל.', 'Today: from now on. Otherwise from midnight, Israel time.'],
  save: ['קביעת המחיר', 'Set the price'],
  done: ['המחיר נקבע', 'The price is set'],
  wrongPrice: ['מחיר בשקלים, עד ‎10,000, למשל ‎89 או ‎89.90', 'A price in shekels, up to 10,000, such as 89 or 89.90'],
  noDay: ['בחרו יום', 'Choose a day'],
  drop: ['ביטול', 'Cancel'],
  dropOf: ['ביטול המחיר של {item} מ־{date}', 'Cancel the price of {item} from {date}'],
  dropTitle: ['לבטל את המחיר של {item} מ־{date}?', 'Cancel the price of {item} from {date}?'],
  dropText: [
    'המחיר הזה עוד לא נכנס לתוקף, ואף אחד לא הזמין לפיו.',
    'It is not in force yet, and nobody has ordered at it.',
  ],
  dropAction: ['ביטול המחיר', 'Cancel the price'],
  dropped: ['המחיר בוטל', 'The price was cancelled'],
});
