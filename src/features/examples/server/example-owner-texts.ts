/** Who owns the example cards: no person, and nobody who could sign in. */
export const exampleOwnerName = 'הדוגמאות של נגיעה';
