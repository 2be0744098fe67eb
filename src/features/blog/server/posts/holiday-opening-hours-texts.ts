import { en } from './tag-texts.ts';
import { h, list, p, quote, type SeedPost, steps } from './writer.ts';

export const holidayHours: SeedPost = {
  slug: 'holiday-opening-hours',
  language: 'en',
  title: 'Getting your opening hours ready for the holidays',
  summary:
    'Holiday eves, half days and the week in between: a checklist for the month before, three messages that you can copy, and what to do about customers who do not know the Hebrew calendar.',
  cover: {
    name: 'holiday-opening-hours',
    alt: 'A shop door with a hanging sign, a calendar page with a few marked days, and a pomegranate',
  },
  tags: [en.everyday, en.customers],
  daysAgo: 57,
  body: [
    p(
      'Before every holiday the same thing happens. People drive to a closed shop, call three times, and write “are you open tomorrow?” to a business whose owner is already peeling potatoes. Wrong hours are the most annoying mistake that a card can hold, because they cost someone else a trip. Putting them right takes a quarter of an hour, if you do it in time.',
    ),
    h('Which days to think of'),
    p(
      'In Israel most work stops on the days of rest themselves, and the day before them is short. Go through this list once a year:',
    ),
    list(
      '**Rosh Hashana:** two days, and the eve.',
      '**Yom Kippur:** nearly everything is closed from the afternoon of the eve until the night after.',
      '**Sukkot and Simchat Torah:** the first day and the last are days of rest; the days in between are open for some and shorter for others.',
      '**Passover:** the same, in spring, with a first and a seventh day of rest and half days between them.',
      '**Independence Day,** which moves by a day or two when it would touch Shabbat, and **Shavuot.**',
    ),
    p(
      'If your customers or your staff keep other calendars, add Id al-Fitr, Id al-Adha, Christmas and Easter. The point is not which days you keep. The point is that nobody should have to guess.',
    ),
    h('Special days, not new hours'),
    p(
      'The common mistake is to change the ordinary hours for a week and to forget to change them back. Do not touch them. In the [editor](/editor), the block for opening hours has **special days**: you choose a date, give it hours of its own or mark it as closed, and on that date alone they replace the usual ones. The day after, everything is as before, and “open now” on your card tells the truth all along, by the clock in Jerusalem.',
    ),
    steps(
      'Open the block of opening hours and add the **eve** as a special day, with its shorter hours.',
      'Add the **day of rest** as closed.',
      'Add the **days in between,** each with its hours. Copying the date is quicker than answering twenty messages.',
      'Publish, open your card on your phone, and look at the list of special days as a customer would.',
    ),
    h('A month before, a week before, a day before'),
    list(
      '**A month before:** decide. Are you open in the days between? Who covers for you? By when must orders come in?',
      '**A week before:** put the special days on the card, and the last date for orders where people see it, for instance in the line under your name.',
      '**A day before:** set an automatic reply in WhatsApp, and check that your voicemail does not still wish people a happy Passover in September.',
    ),
    h('Three messages to copy'),
    p(
      'For orders, two weeks ahead. Send it only to customers who agreed to get news from you; others will see it on your card:',
    ),
    quote(
      'We are baking for the holiday! Orders until Monday at 18:00, pick-up on Thursday between 8:00 and 13:00. After that the ovens are cold.',
    ),
    p('For the automatic reply:'),
    quote(
      'Thank you for writing. We are closed for the holiday and back on Wednesday at 9:00. If it is urgent, call the number on our card. Happy holiday!',
    ),
    p('For an urgent trade, such as plumbing or locks:'),
    quote(
      'On call during the holiday for burst pipes only, from the end of the day of rest. Everything else from Wednesday. Please call, do not write: I hear calls, I do not see messages.',
    ),
    h('Customers who do not know the calendar'),
    p(
      'Tourists, newcomers and customers from abroad do not know that a holiday begins in the evening before, and that the eve is nearly a holiday itself. Two habits help. Write the **date and the weekday**, not only the name of the holiday: “closed from Friday 11 September at 13:00 until Sunday night”. And keep your card in both languages; [here is how](/blog/hebrew-and-english-on-one-card).',
    ),
    h('Deliveries and business days'),
    p(
      'If you send things, remember that carriers count business days, Sunday to Thursday, without the days of rest. Five business days in a holiday month can be two weeks. Tell people before they order, not after. We count the same way for our own [NFC cards](/physical-cards): the date that you see when you order already leaves the holidays out.',
    ),
    h('The day after'),
    p(
      'Come back half an hour before you open. Go through the messages from oldest to newest, answer each with a single line, and mark every inquiry in your [leads](/leads), so that none gets lost in the flood. Then write three lines for next year: what sold out, what nobody wanted, and what you would close earlier. In eleven months you will be grateful.',
    ),
    p('Questions about the block of opening hours are answered in [help](/help).'),
  ],
};
