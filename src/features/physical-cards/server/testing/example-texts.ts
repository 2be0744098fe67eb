import { type PhysicalCardDesign, physicalCardDesign } from '../../design/design.ts';

/** What stands on the cards of tests, and where they go. */
export const exampleDesign: PhysicalCardDesign = physicalCardDesign.parse({
  version: 1,
  language: 'he',
  material: 'pvc',
  finish: 'matte',
  template: 'paper',
  colours: { ground: '#ffffff', ink: '#101418', accent: '#0b4f6c' },
  words: { name: 'דנה לוי', title: 'אדריכלית', company: 'סטודיו לוי', line: '050-555-0123' },
  qr: { side: 'back', size: 20 },
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
