export const accessibilityEnglish = {
  nutshell: {
    standard: 'The site, the members’ area and the cards are built to WCAG 2.2 level AA and Israeli Standard 5568.',
    keyboard: 'Everything works with the keyboard alone, with a screen reader, enlarged, and in both languages.',
    ask: 'Met a difficulty? [Write to us](/contact). We answer within {answerDays} business days and help you finish in another way.',
  },
  standard: {
    title: 'What we go by',
    text: 'We build the service to WCAG 2.2, level AA, which covers Israeli Standard 5568 (itself based on WCAG 2.0, level AA) and the Israeli accessibility regulations for internet services. This holds for the site, for the members’ area and for the cards themselves, in Hebrew and in English.',
  },
  done: {
    title: 'What we did',
    keyboard:
      'Keyboard: every action can be reached and used with the keyboard alone, in a sensible order, and you always see where you are. Each page begins with a link that skips to its content.',
    contrast:
      'Contrast: text has a ratio of at least 4.5 to 1, in light and in dark mode. When a card’s owner picks colours that are hard to read, the system offers the nearest ones that pass.',
    size: 'Size: you can enlarge text in the browser up to 200% and use the site at a width of 320 pixels without scrolling sideways. Buttons are large enough for a finger.',
    readers:
      'Screen readers: headings in order, marked regions, a name for every field and button, and news read aloud. Pictures on a card have a field for a description.',
    motion:
      'Motion: animations are short and go away when your device asks for less motion. Nothing flashes, and nothing plays by itself.',
    direction:
      'Direction: Hebrew runs from right to left and English from left to right, and phone numbers, prices and addresses always read the right way.',
    forms:
      'Forms: an error stands in words beside its field, what you typed is kept, and we never rely on colour alone.',
    cards:
      'Cards: they open and work without JavaScript, let you enlarge the text and strengthen the contrast, and each of them has a link to this statement.',
  },
  checked: {
    title: 'How we check',
    text: 'With every change an automatic check (axe) runs over the pages, in both languages, light and dark, on phone and desktop, along with tests that use the keyboard alone. We have not yet been reviewed by an outside accessibility consultant, so we claim no formal certificate.',
  },
  limits: {
    title: 'What is not perfect yet',
    owners:
      'The content of cards is written by their owners. You may meet a picture without a description, or a PDF file that is not accessible.',
    videos: 'Videos are shown in the player of YouTube or Vimeo, and their captions depend on whoever uploaded them.',
    elsewhere:
      'A card inside another site is shown within that site’s page, and we have no say over what surrounds it.',
    nfc: 'An NFC card asks you to hold a phone to it. That is why every card also has a QR code printed on it, and every card has an ordinary link.',
    editor:
      'In the editor of cards, the live preview is made for the eye. The same card can be opened as an ordinary page and read with a screen reader.',
  },
  ask: {
    title: 'Met a difficulty? Write to us',
    text: 'Tell us which page you were on, what you tried to do, and with which browser or screen reader. We answer within {answerDays} business days and, if need be, help you finish in another way.',
    coordinator:
      'Accessibility coordinator: [{mail}](mailto:{mail}), or the [contact page](/contact) with the topic “Accessibility”.',
    phone: 'Is writing hard for you? Leave a phone number and a good time in any way you can, and we will call.',
    complain:
      'No answer? You can turn to the Commission for Equal Rights of Persons with Disabilities at the Israeli Ministry of Justice.',
  },
  change: {
    first:
      'Added a summary, a table of contents and ways to reach us, and brought the description of cards up to date.',
  },
};
