import type { PhysicalCardDesign } from '../../design/design.ts';
import { sampleDesign } from '../../design/testing/any-design.ts';

/** Sample design and address for tests. */
export const exampleDesign: PhysicalCardDesign = sampleDesign({
  template: 'paper',
  colours: { ground: '#ffffff', ink: '#101418', accent: '#0b4f6c' },
  words: { name: 'דנה לוי', title: 'אדריכלית', company: 'סטודיו לוי', line: '050-555-0123' },
});

export const exampleAddress = {
  recipient: 'דנה לוי',
  phone: '0505550123',
  city: 'חיפה',
  street: 'הנביאים',
  house: '7',
  apartment: '3',
  postcode: '33-10401',
};
