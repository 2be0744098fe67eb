/** Who owns the example cards: no person, and nobody who could sign in. */
export const houseName = 'הדוגמאות של נגיעה';
