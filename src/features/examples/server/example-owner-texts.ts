/** Owner of the example profiles: not a person, and unable to sign in. */
export const exampleOwnerName = 'הדוגמאות של נגיעה';
