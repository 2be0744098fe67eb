import { en } from './tag-texts.ts';
import { h, list, p, type SeedPost, steps } from './writer.ts';

export const nfcPlain: SeedPost = {
  slug: 'nfc-cards-in-plain-words',
  language: 'en',
  title: 'NFC cards in plain words, and the QR code beside them',
  summary:
    'What is inside the card, which phones can read it, where to hold it, how large to print a QR code, and what to do when a card gets lost.',
  cover: {
    name: 'nfc-cards-in-plain-words',
    alt: 'A hand holding a card in which a coiled antenna and a tiny chip can be seen',
  },
  tags: [en.nfc, en.card],
  daysAgo: 38,
  body: [
    p(
      'An NFC card looks like plain plastic, wood or metal. Inside there is a chip smaller than a grain of rice and a thin antenna wound around it. There is no battery. A phone that comes near creates a weak field; the field wakes the chip; the chip answers with a single sentence. On our cards that sentence is a link.',
    ),
    h('What it can do'),
    list(
      '**Open your digital card** on someone’s phone without an app and without typing.',
      '**Stay up to date.** The chip holds only a fixed address. Your phone number, hours and prices live on the page behind it, so nothing is printed again when they change.',
      '**Lead somewhere else tomorrow.** The same piece of plastic can open another of your cards. You change that on the [NFC cards page](/physical-cards).',
      '**Be counted.** Taps appear in your statistics beside scans and links.',
    ),
    h('What it cannot do'),
    list(
      '**Work from a distance.** It takes a few centimetres, about four at most.',
      '**Read anything from a phone.** The chip only answers. It sees no contacts, no pictures and no location.',
      '**Save a contact by itself.** It opens a page with a button. Tapping it is up to the other person.',
      '**Open a page without the internet.** The phone will read the link, but the page still has to be fetched.',
    ),
    h('Which phones'),
    p(
      '**iPhone:** XS and everything after it reads automatically, as long as the screen is on and the phone is unlocked. A small notification appears at the top; one tap opens the page. Models 7, 8 and X read from the control centre, and older ones use the QR code.',
    ),
    p(
      '**Android:** most phones have NFC, but on some it is switched off. It is in the settings under “Connected devices” or “Connections”. Here too, the screen has to be on.',
    ),
    h('Where to hold it'),
    steps(
      'On an iPhone, bring the card to the **top edge**. On Android, to the **middle of the back**.',
      'Hold it flat and wait for one full second. Swiping it past, as at a till, is too quick.',
      'Nothing? Slide it slowly by a centimetre.',
      'Still nothing? Take off a metal case or a magnetic wallet: metal blocks the field. Or turn the card around and let them scan.',
    ),
    h('Why there should always be a QR code'),
    p(
      'Because one phone in the room is always the exception, and because a code works where a chip cannot: on a window, on a van, on a receipt, in an email. The two do the same thing. Print the code on the back of the card, and you will never have to explain technology to a customer.',
    ),
    h('How large to print it'),
    p(
      'A rule of thumb that has saved many reprints: the code should be **a tenth as wide as the distance** from which it is scanned.',
    ),
    list(
      '**Card or receipt,** at 20 to 30 cm: 2 to 3 cm wide. Never below 2.',
      '**Counter or menu,** at half a metre: 5 cm.',
      '**Shop window,** at a metre and a half: 15 cm, on an opaque white ground, because glass reflects.',
      '**Side of a parked van,** at three to five metres: 30 to 50 cm, on the flattest part of the door.',
    ),
    p(
      'Keep an empty margin of four squares on every side, print dark on light, and write a reason beside it: “Scan for prices and opening hours”. A code without words is a riddle, and people who are busy do not solve riddles. Then scan one printed copy from the real distance, with two different phones, before you order five hundred.',
    ),
    h('If a card gets lost'),
    p(
      'There is nothing private on it: only a link to a page that is public anyway. Still, you may not want a stranger to hand it out. Mark the chip as lost on the page of your [NFC cards](/physical-cards), and from that moment it shows a polite notice instead of your card. Found it under the car seat? Switch it back on.',
    ),
    h('Do you need one at all?'),
    p(
      'If you meet people face to face, at their homes, at a stall, in meetings, a tap is the quickest way to leave your details, and people remember it. If most of your customers find you online, start with the digital card alone and put its [link and code](/blog/first-thirty-seconds-after-a-tap) in the right places. You can always order a chip later; it will open the very same page.',
    ),
    p(
      'Cards are made to order and take 3 to 5 business days. Materials, prices and delivery are on the page of [NFC cards](/physical-cards), and common questions are answered in [help](/help).',
    ),
  ],
};
