/** For tests: sample texts of an owner, and the characters that an owner might type. */
export const sampleDesignTexts = { name: 'נועה ברק', title: 'אדריכלית', company: 'ברק אדריכלים', line: '050-555-0134' };

export const sampleCharacters = 'אבגדהוזחטיכלמנסעפצקרשתםןץ';
