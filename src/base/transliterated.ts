const firstLetter = 0x05d0;
/** Hebrew letters from first to last, including final forms, with the transliteration used for street names. */
const latin = 'a b g d h o z ch t i k k l m m n n s a p p tz tz k r sh t'.split(' ');

/** Vav and yod are consonants at the start of a word and where doubled; he is silent at the end. */
export const transliterated = (text: string): string =>
  text
    .replace(/\u05d5\u05d5|(?<![\u05d0-\u05ea])\u05d5/g, 'v')
    .replace(/\u05d9\u05d9|(?<![\u05d0-\u05ea])\u05d9/g, 'y')
    .replace(/\u05d4(?![\u05d0-\u05ea])/g, 'a')
    .replace(/[\u05d0-\u05ea]/g, (character) => latin[character.charCodeAt(0) - firstLetter] ?? '');
