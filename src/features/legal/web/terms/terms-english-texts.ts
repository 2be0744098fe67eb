export const termsEnglish = {
  nutshell: {
    yours: 'What you write and upload stays yours. Write the truth, and only what you may publish.',
    leads: 'Whoever left details on your card trusted you. Send them no advertising without consent.',
    money: 'The trial is free and needs no payment card. A subscription renews only if you expressly agreed.',
    cancel: 'You cancel in two clicks in the [wallet](/wallet). Details in [cancellations and refunds](/refund).',
    beta: 'The service is still in beta. We do all we can to keep it working, but do not promise that it always will.',
  },
  about: {
    title: 'What this agreement is about',
    text: 'These terms are an agreement between you and whoever operates Negia (“we”; the full details stand on every invoice). They apply to the site, the digital cards and the NFC cards. By registering or using them you agree to these terms and to the [privacy policy](/privacy).',
    business: 'Acting for a business? You confirm that you may agree on its behalf.',
  },
  account: {
    title: 'Your account',
    age: 'Accounts are for people aged {leastAge} and over.',
    true: 'Register with true details and an e-mail address of your own. That is where we send what matters.',
    safe: 'Keep your password safe and do not use it elsewhere. We recommend two-step verification.',
    yours:
      'What is done in the account is your responsibility. Think somebody else got in? Change the password and [write to us](/contact) at once.',
    demo: 'The demo account is deleted after {demoHours} hours. Keep nothing in it that matters to you.',
  },
  content: {
    title: 'Your content',
    yours:
      'Your content stays yours. You only allow us to store it, fit it for display, show it where you chose, and print it on cards that you ordered. That permission ends when you delete it.',
    true: 'Truth: the name, role, qualifications, prices and recommendations on a card are real and do not mislead.',
    rights:
      'Rights: you may use every picture, logo, video and text, and have the consent of those who are in the picture.',
    others: 'Other people: impersonate nobody, and do not publish details of others without their permission.',
    access: 'Accessibility: describe your pictures. A duty of accessibility that applies to you applies here too.',
    licence: 'Licences: where the law asks a publication to state details such as a licence number, state them.',
  },
  leads: {
    title: 'Inquiries that you receive',
    control:
      'People gave you their details so that you get back to them. You control this information, and we hold it for you. You are responsible for keeping the privacy law: use it only for what it was given for, protect it, and let whoever asks see, correct and delete it.',
    spam: 'Send no advertising by e-mail, text message or WhatsApp without prior consent. Section 30A of the Israeli Communications Law sets compensation of up to ₪1,000 for each message, and the sender pays it.',
    systems: 'Connected a system of your own? You are responsible for its security and for what is done in it.',
    hold: 'For our part we do not use your inquiries, do not contact the people in them, and protect them like all other information.',
  },
  forbidden: {
    title: 'What is not allowed',
    law: 'Content that is unlawful, abusive, inciting, sexually explicit or infringing.',
    fraud: 'Fraud, phishing, malware, or a link that hides where it leads.',
    chips: 'Using an NFC card or a chip to mislead whoever holds a phone to it.',
    attack:
      'Trying to break in, to overload, to get around limits or to collect information about others automatically. Found a weakness? [Tell us](/contact) before you tell others, and we will thank you.',
    resell: 'Selling the service on as your own without our consent.',
  },
  paying: {
    title: 'Plans and payment',
    trial:
      'Trial: {trialDays} days with everything, without a payment card. Then you are on the basic plan, and nothing is charged.',
    price:
      'Price: the prices shown before you pay include VAT. If you pay during the trial, the period that you paid for begins when it ends.',
    renew:
      'Renewal: only if you expressly ticked that you agree. Without the tick you bought one period, which ends by itself.',
    notice: 'Notice: before a yearly subscription renews, we tell you {renewalNoticeDays} days ahead.',
    failed:
      'A charge that failed: we try again a few times over {lastTryDay} days and keep you informed. If it does not succeed, you move to the basic plan.',
    change:
      'Changing plans: an upgrade takes effect at once, less what you have not used. A smaller plan takes over at the end of the period.',
    prices:
      'Price changes: a new price applies only from the next renewal, and only after we told you and you could cancel.',
    after:
      'When a subscription ends: nothing is deleted. The main card stays live with what the basic plan includes, and the rest returns when you upgrade.',
    invoice: 'Invoices: every payment has an invoice in the [wallet](/wallet), which is also sent by e-mail.',
    cancel: 'Cancelling: at any time, by [cancellations and refunds](/refund).',
  },
  cards: {
    title: 'NFC cards and chips',
    made: 'Cards are printed specially for you. Before making them we check that the design can be printed and, if need be, ask for a change. The text, the logo and the rights in them are your responsibility.',
    pay: 'An order that is not paid for within {unpaidHours} hours is cancelled by itself. One order holds up to {maxQuantity} cards.',
    time: 'Making and delivery usually take {shipFrom} to {shipTo} business days from payment. The date on your order is an estimate; if it has passed and we have not sent the cards, you may cancel and get your money back.',
    chip: 'The chip holds only a link to us, and you choose which card it opens. Lost it? Freeze it on the site. Passing it to somebody else needs their consent within {transferDays} days.',
    phones:
      'Not every phone reads NFC, and on some it must be turned on. That is why every card has a QR code as well.',
    end: 'When an account is deleted, its chips stop opening a card and show a notice.',
  },
  communities: {
    title: 'Communities',
    text: 'You join a [community](/communities) with a card that suits it. A card that misleads, does not belong or offends is removed from it. Being listed is no recommendation of ours.',
  },
  suspending: {
    title: 'When we stop a card',
    when: 'If a card breaks these terms, the law or somebody’s rights, we may suspend it. Whoever opens it sees a page saying that the card is not active.',
    fair: 'Where possible we turn to you first and give you time to mend it. Where people are in danger or the law demands it, we act at once and explain afterwards.',
    appeal: 'Were we wrong? [Write to us](/contact), and somebody else will look again.',
    report:
      'Seen a card that harms you or your rights? [Tell us](/contact), with its address and what is wrong with it.',
  },
  availability: {
    title: 'Availability',
    text: 'The service is a beta: things change, and sometimes break. We back up, test and mend quickly, but do not undertake that the service runs without interruption or fault. Keep a copy of what matters to you; you can download everything in the [account settings](/account).',
    cards:
      'A printed card is meant to go on opening something useful even when a subscription ends or an address changes. That is how we built it, and it matters to us.',
  },
  others: {
    title: 'Services of others',
    text: 'Cards link to services such as WhatsApp, Waze, Bit, YouTube and social networks. They are not ours, and their own terms apply. A deal that you made with the owner of a card is between the two of you.',
  },
  ours: {
    title: 'What belongs to us',
    text: 'The name Negia, the mark, the designs and the code of the service belong to us or to those who licensed them to us. You may use them while your account is active, as part of your cards. You may embed a card in your own site by [these instructions](/embed).',
  },
  liability: {
    title: 'Liability',
    ours: 'We are liable for the service as the law says, and do not disclaim damage that we caused on purpose or by gross negligence, bodily injury, or any right that the law does not let anybody waive. Nothing here takes away from the rights of a consumer.',
    limit:
      'Beyond that, if you use the service for business, our liability is limited to what you paid us in the {liabilityMonths} months before the event, and does not include indirect damage such as profit that did not come.',
    yours:
      'If somebody sues us over content that you published or advertising that you sent against these terms, you cover our reasonable costs. We tell you at once and let you defend yourselves.',
  },
  ending: {
    title: 'Ending',
    yours:
      'You: delete your account at any time in the [account settings](/account). For {deletionDays} days you can change your mind. If a subscription is active, cancel it first in the [wallet](/wallet), so that you receive the refund you are due.',
    ours: 'We: may close an account that breaks these terms repeatedly or seriously. If we end the whole service, we tell you at least {endNoticeDays} days ahead, let you download your information, and pay back the proportional part of what was paid.',
  },
  changing: {
    title: 'Changes to these terms',
    text: 'We announce a material change by e-mail or on the site at least {changeNoticeDays} days ahead, and write at the end of this page what changed. You do not agree? You may cancel before it takes effect and receive the proportional part of what you paid. No change applies to the past.',
  },
  law: {
    title: 'Law, complaints and courts',
    text: 'Israeli law applies to this agreement, and the competent courts of Israel hear it. A consumer may sue wherever the law allows, in a small claims court too.',
    first:
      'Before that, talk to us: [write to us](/contact) or to [{mail}](mailto:{mail}). We answer within {answerDays} business days and do our best to settle it.',
    language:
      'Where the Hebrew and the English differ, the Hebrew decides. If one clause does not hold, the others remain.',
  },
  change: { first: 'The first version.' },
};
