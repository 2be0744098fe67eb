/** For tests: words of an owner, and the letters that any owner may come up with. */
export const sampleDesignTexts = {
  name: 'נועה ברק',
  title: 'אדריכלית',
  company: 'ברק אדריכלים',
  line: '050-555-0134',
};

export const sampleCharacters = 'אבגדהוזחטיכלמנסעפצקרשתםןץ';
