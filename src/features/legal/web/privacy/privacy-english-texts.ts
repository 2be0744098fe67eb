export const privacyEnglish = {
  nutshell: {
    sell: 'We do not sell information, show no adverts and do not follow you to other sites.',
    visitors: 'Whoever opens a card is counted without a cookie and without keeping their IP address.',
    leads:
      'Details that you leave on a card are for its owner. We keep them on the owner’s behalf and do not use them ourselves.',
    money: 'Your card number never reaches us.',
    leave:
      'In the [account settings](/account) you can download everything about you, correct it, and delete the account.',
  },
  who: {
    title: 'Who we are',
    text: 'Negia is a service for digital business cards and NFC cards. “We” are whoever operates the service and is responsible for its database. The full name, registration number and address stand on every invoice that we issue.',
    ask: 'For any question about privacy write to [{mail}](mailto:{mail}) or use the [contact page](/contact) under the topic of privacy. It reaches the person in charge of privacy here.',
    duty: 'No law obliges you to give us details. Without an e-mail address an account cannot be opened, without a delivery address an NFC card cannot be sent, and everything else is up to you.',
  },
  owners: {
    title: 'When you have an account',
    account:
      'Account: username, name, e-mail address, language and password. The password is kept only as a hash (Argon2id), so that we cannot read it either.',
    google:
      'Signing in with Google: if you chose it, Google gave us your name, e-mail address and account identifier. Your password and contacts stay there.',
    sessions:
      'Sign-ins: the kind of browser and device, when you signed in and when you were last here. You see the list in the [account settings](/account) and can sign any device out from there.',
    activity:
      'Security log: sign-ins and attempts, changes of password or address, linking of Google, two-step verification and signing out of devices. Each has its time, the kind of device and the IP address without its last part. You see it in the [account settings](/account) under recent activity.',
    second:
      'Two-step verification: if you turned it on, we keep the key that matches your app. Recovery codes are kept as hashes alone.',
    cards:
      'Cards: what you wrote and uploaded, and the latest published versions. Every picture is saved anew without hidden data such as the place where it was taken.',
    payments:
      'Payments: the brand of your card, its last four digits and expiry, and what was paid when. The full number and the code on the back are typed into the payment provider’s own fields and do not pass through our servers.',
    invoices: 'Invoices: your name, e-mail address and, if you asked for it, a business number and address.',
    orders:
      'Orders of NFC cards: the recipient’s name, phone number and delivery address, the design, and the chips that you received.',
    support:
      'Support: what you and we write in the chat and in your inquiries. If you have not seen our answer within {offlineMinutes} minutes, we also send it by e-mail.',
    consents:
      'Consents: when you agree that a subscription renews, we keep the words that you saw and when you agreed.',
    live: 'Live updates: while you are signed in, your browser holds a line open to us. It carries only a sign that there is news, not the news itself.',
  },
  visitors: {
    title: 'When you open somebody’s card',
    count:
      'What is counted: opening, saving the contact, pressing and sharing. Each is noted with its time, its way (NFC, QR, link), the site you came from and the kind of device.',
    hash: 'No cookie and no IP: so that you are not counted twice on one day, your network address and browser are turned into a hash with a random key of that day. When the day ends the key is deleted, and no way leads from the hash back to you.',
    videos:
      'Videos: nothing is loaded until you press. Then the player of YouTube or Vimeo opens, and their policy applies.',
    lost: 'A lost card: if you found an NFC card and wrote to its owner, the message reaches them and is kept in the history of the chip. Write your own details only if you want to be contacted.',
    display: 'Display: choosing large text or strong contrast is remembered on your device alone.',
  },
  leads: {
    title: 'When you leave details on a card',
    who: 'Who decides: the owner of the card. In the words of the Israeli privacy law they control the information, and we hold it for them. We do not contact you and do not use your details for anything of our own.',
    what: 'What is kept: the name, phone number, e-mail, message and answers that you wrote, how you came to the card, and also the consent text that you saw and when you sent it.',
    news: 'Newsletters: only if you ticked a separate box, which starts empty. Leaving details is in itself no consent to advertising.',
    where:
      'Where it goes: to the owner of the card, on the site and by e-mail. If they connected a system of their own (part of some plans), it is sent there too, and its use there is their responsibility.',
    ask: 'How to have it deleted: ask the owner first. No answer? [Write to us](/contact) and we will help.',
  },
  contact: {
    title: 'When you write to us without an account',
    text: 'From the [contact page](/contact) we keep your name, e-mail address, topic and message, so that we can answer and come back to them if need be. After a year they are deleted.',
  },
  public: {
    title: 'What everybody can see',
    cards:
      'Cards: a card that you published is open to whoever has its address. You decide what it says, whether search engines may list it, and when to pause it.',
    communities:
      'Communities: a card stands in a [community](/communities) only if you added it. You can join without being listed, and leave at any time.',
    blog: 'Blog: [the blog](/blog) is written by us and tells nothing about customers.',
  },
  purposes: {
    title: 'What we use information for',
    run: 'To run the service: show cards, pass on inquiries, make NFC cards and send them.',
    money: 'To charge, pay back and issue invoices as the law asks.',
    help: 'To answer when you write, and to tell you what concerns your account.',
    safe: 'To protect the service: notice break-in attempts, spam and faults.',
    law: 'To do what the law demands.',
    not: 'We build no profile of you, make no automatic decisions that affect you, and train no models on your information.',
  },
  shared: {
    title: 'Who receives it',
    intro: 'Only those we cannot do without, and only what they need:',
    bank: 'Payments: Stripe receives the card details directly from you, and from us only the sum and the numbers of the account and of the payment. In a trial environment a demonstration bank stands in for it, and no money moves.',
    mail: 'Mail: our e-mail provider receives the address and the message.',
    hosting: 'Hosting: our server and storage providers hold the information for us and by our instructions.',
    google: 'Google: only if you chose to sign in with it.',
    couriers: 'Couriers: the delivery company receives the name, phone number and address of an order of cards.',
    owners: 'Card owners: receive what you left for them.',
    law: 'Authorities: where the law obliges us, and only as far as it does.',
    abroad:
      'Some providers work outside Israel. We pass information to them only where the law allows it and under their commitment to protect it. If the service changes hands, the information moves under the same commitments, and we tell you beforehand.',
  },
  mails: {
    title: 'E-mails that we send',
    service:
      'Service e-mails: a new inquiry, a reminder, a step of an order, a payment, the end of the trial, an answer of ours and a weekly summary. Most can be turned off one by one in the [account settings](/account), or by the link at the foot of the e-mail.',
    must: 'E-mails we cannot do without: confirming an address, changing a password, invoices and deleting the account.',
    ads: 'Advertising: only to those who agreed beforehand, under section 30A of the Israeli Communications Law. You can change your mind at any time, in one click.',
  },
  cookies: {
    title: 'Cookies',
    intro:
      'These are all our cookies. Each is needed for the site to work: there are no advertising and no tracking cookies. Opening somebody’s card creates none.',
    caption: 'The cookies, what they are for and how long they last',
    name: 'Name',
    why: 'What for',
    life: 'How long',
    session: {
      name: '`session`',
      why: 'Knows that you are signed in',
      life: '{rememberedDays} days if you asked to be remembered. Otherwise until the browser closes, and no more than {unrememberedHours} hours',
    },
    csrf: { name: '`XSRF-TOKEN`', why: 'Keeps other sites from acting in your name', life: 'Like `session`' },
    device: {
      name: '`device`',
      why: 'Remembers that you signed in from this browser before, so that whoever guesses at your password cannot lock you out',
      life: 'A year',
    },
    google: {
      name: '`google`',
      why: 'Goes along with a Google sign-in until you return from there',
      life: '{oauthStateMinutes} minutes',
    },
    second: {
      name: '`second-factor`',
      why: 'Waits for the code of two-step verification',
      life: '{oauthStateMinutes} minutes',
    },
    language: { name: '`language`', why: 'Remembers Hebrew or English', life: 'A year' },
    note: 'On a secure connection some names begin with `__Host-`. When you pay, Stripe’s fields may create cookies of their own to prevent fraud.',
  },
  storage: {
    title: 'What your browser keeps',
    intro:
      'Besides cookies, the site keeps a few small things in the browser itself. They stay with you, and you can delete them in the browser’s settings.',
    caption: 'What is kept in the browser',
    name: 'Name',
    why: 'What it is',
    life: 'Until when',
    user: {
      name: '`currentUser`',
      why: 'Your name, e-mail and role, so that pages open at once',
      life: 'Until you sign out',
    },
    token: {
      name: '`token`',
      why: 'A pass that is good for {tokenMinutes} minutes and renewed',
      life: 'Until you sign out',
    },
    language: { name: '`language`', why: 'The language that you chose', life: 'Until you delete it' },
    display: { name: '`card-display`', why: 'Large text or strong contrast on cards', life: 'Until you delete it' },
    draft: {
      name: '`negia-draft-…`',
      why: 'Changes to a card that have not reached us yet',
      life: 'Until they are saved',
    },
    size: {
      name: '`cardPixelsPerMillimetre`',
      why: 'Fits the screen for showing a card in its true size',
      life: 'Until you delete it',
    },
    typed: {
      name: '`card-order …`, `negia-card-design-…`, `lead-note-…`, `contactDraft`, `negia-post-…`',
      why: 'What you typed and have not sent: an order, a design, a note, a message to us or a post',
      life: 'Until the tab closes',
    },
    checkout: {
      name: '`checkout`',
      why: 'The number of an attempt to pay, so that you are not charged twice',
      life: 'Until the tab closes',
    },
    csrf: { name: '`csrfToken`', why: 'Like the cookie `XSRF-TOKEN`', life: 'Until the tab closes' },
    theme: { name: '`supportChatTheme`', why: 'A light or dark chat window', life: 'Until the tab closes' },
    expired: {
      name: '`expiredProfile`',
      why: 'The name of a card whose subscription ended',
      life: 'Until the tab closes',
    },
  },
  safety: {
    title: 'Security and logs',
    line: 'Encryption: traffic to the site is encrypted, and before a sensitive action we ask you to confirm that it is you.',
    address:
      'IP address: to stop spam and password guessing, we count how often each address called and how often each account was tried. The count is deleted after an hour and a quarter at the latest.',
    log: 'Server log: the time, the page and the outcome. No full IP address, nothing that you typed, no passwords.',
    errors:
      'Fault reports: when a page breaks, the browser sends us the error message, the page and the kind of browser. E-mail addresses, passwords and card numbers are cut out before the report is kept.',
    staff: 'Staff: people who work here see only what they need in order to help.',
    breach:
      'No system is perfectly safe. If there is a serious security incident we report it to the Privacy Protection Authority, and tell you when it may harm you.',
  },
  keeping: {
    title: 'How long we keep it',
    caption: 'Kinds of information, and how long they are kept',
    what: 'What',
    long: 'How long',
    account: {
      what: 'The account and its cards',
      long: 'As long as the account exists. After you ask to delete it: {deletionDays} days to change your mind, then for good',
    },
    card: { what: 'A card that you deleted', long: '{profileUndoDays} days, in case you change your mind' },
    leads: { what: 'Inquiries that you received', long: 'Until you delete them, or the account is deleted' },
    files: { what: 'Files that nothing uses', long: '{unusedFileDays} days' },
    events: {
      what: 'Statistics events',
      long: '{eventMonths} months. Daily sums, which hold no people, as long as the card exists',
    },
    orders: {
      what: 'Orders of cards',
      long: 'Like invoices. When the account is deleted, address and design are removed from the order',
    },
    tags: {
      what: 'Chips',
      long: 'The code stays, so that whoever holds a phone to an old card gets an explanation and not an error. Its link to you goes with the account',
    },
    invoices: { what: 'Invoices and payments', long: 'At least {documentYears} years, because the law asks for it' },
    method: { what: 'A saved payment method', long: 'Until you remove it' },
    chat: { what: 'Conversations with support', long: 'As long as the account exists' },
    contact: { what: 'Messages without an account', long: 'A year' },
    notices: { what: 'Notifications that you read', long: '{notificationDays} days' },
    activity: { what: 'The security log of your account', long: '{securityEventDays} days' },
    username: { what: 'A username that you gave up', long: '{usernameDays} days in which nobody but you can take it' },
    errors: { what: 'Fault reports', long: '{reportDays} days' },
    exports: { what: 'A file of your information', long: '{exportHours} hours after it is made' },
    demo: { what: 'A demo account', long: '{demoHours} hours' },
    backups:
      'What was deleted may stay in backups for a while, until they are replaced. We do not take it out of there unless the whole service must be restored, and then we delete it again.',
  },
  demo: {
    title: 'The demo account',
    text: 'Whoever tries the demo gets a private copy that nobody else sees. After {demoHours} hours the copy is deleted with everything that you wrote in it. It sends no e-mail and takes no money.',
  },
  rights: {
    title: 'Your rights',
    see: 'To see: the [account settings](/account) give you a file with all your information.',
    mend: 'To correct: most details you can change yourself. We correct the rest if you ask.',
    remove:
      'To delete: in the [account settings](/account), without asking anybody. For {deletionDays} days you can still change your mind, then everything is deleted but what the law makes us keep.',
    object: 'To object and withdraw consent: at any time, for example about e-mails or being listed in a community.',
    how: 'Cannot find how? Write to [{mail}](mailto:{mail}). We will make sure that it is you, and answer within {rightsDays} days at most.',
    complain:
      'Not satisfied with the answer? You can turn to the Privacy Protection Authority at the Israeli Ministry of Justice.',
  },
  young: {
    title: 'Children',
    text: 'The service is meant for businesses and for people aged {leastAge} and over. If you learn that a child opened an account here, write to us and we will delete it.',
  },
  updates: {
    title: 'When this policy changes',
    text: 'The top of the page says since when this text holds, and its end says what changed. We tell account holders of a material change {changeNoticeDays} days ahead. If we want to use information for a new purpose, we ask for your consent.',
  },
  change: { first: 'The first version.' },
};
