export const refundEnglish = {
  nutshell: {
    trial: 'The trial is free and needs no payment card. There is nothing to cancel.',
    plan: 'You cancel a subscription in two clicks in the [wallet](/wallet), and see the refund before you confirm.',
    early:
      'Within {refundDays} days of a payment: the money for the days that are left comes back, less {feePercent}% or ₪{maxFee}, whichever is lower.',
    cards: 'An order of NFC cards: all the money comes back, as long as we have not begun to make them.',
    broken: 'Something arrived faulty? We mend it, replace it or pay you back.',
  },
  trial: {
    title: 'The trial',
    text: 'Every new account begins with a trial of {trialDays} days, without a payment method. Then it moves to the basic plan, which is free. We never charge you because a trial ended.',
  },
  early: {
    title: 'Subscription: {refundDays} days after a payment',
    text: 'Cancelled within {refundDays} days of a payment? We pay back what you paid, less the share of the days that you have used and less a fee of {feePercent}% or ₪{maxFee}, whichever is lower. The subscription ends at once.',
    example:
      'For example, you cancel a yearly subscription of ₪{examplePaid} after {exampleDays} days: ₪{exampleUsed} for the days that have passed, a fee of ₪{exampleFee}, and ₪{exampleRefund} comes back to you.',
    fault:
      'If you cancel because of a defect, a mismatch or a breach of ours, there is no fee. [Write to us](/contact).',
  },
  later: {
    title: 'Subscription: afterwards',
    text: 'After {refundDays} days you can still cancel at any time. There are no further charges, and the plan stays yours until the end of the period that you paid for. Until then you can also change your mind.',
    sooner:
      'Want to stop before the period ends and get money for the time that is left? [Write to us](/contact). We end it within {stopDays} business days and pay back what the law gives you.',
    notice:
      'A notice of cancellation that reaches us in any way, e-mail too, stops the charges within {stopDays} business days at most.',
  },
  renewal: {
    title: 'Renewal',
    text: 'A subscription renews only if you ticked when paying that you agree. We keep the words that you agreed to. Before a yearly subscription renews, we tell you {renewalNoticeDays} days ahead, so that there is time to cancel.',
    mistake:
      'Renewed, and you did not mean it to? Cancel in the [wallet](/wallet) within {refundDays} days of the charge, on the same terms.',
  },
  long: {
    title: 'Seniors, people with disabilities and new immigrants',
    text: 'People aged {longRefundAge} and over, people with disabilities and new immigrants (up to five years in Israel) may cancel up to {longRefundMonths} months after the deal, for the same fee. [Write to us](/contact) and attach a document that shows it; you may cover the identity number.',
  },
  cards: {
    title: 'NFC cards',
    before: 'Before they are made: you cancel on the page of the order, and all the money comes back, without a fee.',
    after:
      'Once making has begun: the cards are printed specially for you, so you cannot cancel just because you changed your mind. The law says the same of goods made to order.',
    broken:
      'A faulty card, a chip that does not work, or print other than you approved: [write to us](/contact) with a picture. We make it again at no cost, or pay you back. Delivery is on us.',
    lost: 'The parcel did not arrive: report it on the page of the order. We look into it with the courier, and if it was lost, we send another or pay you back.',
    late: 'We are late: an order usually arrives within {shipFrom} to {shipTo} business days. If the promised date has passed and we have not sent it, [write to us](/contact) and you get everything back.',
    unpaid: 'An order that was not paid for: it is cancelled by itself after {unpaidHours} hours.',
  },
  how: {
    title: 'How to cancel',
    plan: 'Subscription: go to the [wallet](/wallet), press cancel, see when it ends and how much money comes back, and confirm.',
    cards: 'Cards: go to [NFC cards](/physical-cards), open the order and press cancel.',
    write:
      'Without signing in: use the [contact page](/contact) or write to [{mail}](mailto:{mail}), with your name, the e-mail address of the account and what you cancel. You need not say why.',
  },
  money: {
    title: 'When the money comes back',
    text: 'The refund goes to the same payment method, usually on the same day, and {moneyBackDays} days after the cancellation at the latest. Card companies sometimes show it only on the next statement. Every refund has a credit note, which you find in the [wallet](/wallet).',
    twice:
      'Charged twice, or a wrong sum? [Write to us](/contact). We check and pay back the whole difference, without a fee.',
  },
  delete: {
    title: 'Deleting the account',
    text: 'Deleting the account stops charges, but does not by itself cancel what was paid for. Is a refund due to you? Cancel the subscription first, then delete.',
  },
  complain: {
    title: 'Could not settle it?',
    text: 'Write to [{mail}](mailto:{mail}), and somebody will look at it again within {answerDays} business days. You can also turn to the Consumer Protection Authority or to a small claims court. Nothing here takes away from a right that the Israeli Consumer Protection Law gives you.',
  },
  change: {
    days: 'Cancelling a subscription pays back the days that are left, after a renewal too.',
    first: 'The first version.',
  },
};
