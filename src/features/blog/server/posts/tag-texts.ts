/** A few shared topics, so that every post has related ones. */
export const he = {
  card: 'כרטיס דיגיטלי',
  customers: 'לקוחות ופניות',
  nfc: 'NFC ו־QR',
  law: 'חוק וכסף',
  marketing: 'שיווק פשוט',
  numbers: 'מספרים',
} as const;

export const en = {
  card: 'Digital card',
  customers: 'Customers',
  nfc: 'NFC and QR',
  everyday: 'Running a business',
} as const;
