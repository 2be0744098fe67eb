import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion, profileDocument } from '../../document/document.ts';
import { contactOf } from './contact-file.ts';
import { writeVcard } from './vcard.ts';

const folder = join(import.meta.dirname, 'golden');
const base = { version: documentVersion, language: 'he', design: { template: 'shore' } };
const photo = Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256));

const contacts = {
  quotes: {
    identity: { name: { he: "ג'ורג' כהן" }, title: { he: 'יועץ לצה"ל' }, company: { he: 'כהן, לוי; ושות׳' } },
    contact: { phones: [{ kind: 'mobile', number: '050-555-0101' }], emails: ['george@cards.example'] },
  },
  emoji: {
    identity: { name: { he: 'נועה 👩‍🔧 ברק' }, tagline: { he: 'בתים קטנים 🏠 עם הרבה אור ☀️\nתל אביב והשרון' } },
    contact: { phones: [{ kind: 'work', number: '*5555' }] },
  },
  'long-address': {
    identity: { name: { he: 'מרכז הקליטה והייעוץ לעסקים קטנים ובינוניים בצפון' } },
    contact: {
      phones: [
        { kind: 'work', number: '04-555-0102' },
        { kind: 'fax', number: '04-555-0103' },
      ],
      website:
        'https://center.example/a/very/long/path/that/needs/to/be/folded/somewhere/in/the/middle?and=a&query=too',
      address: {
        street: { he: 'שדרות המייסדים הראשונים של השכונה הצפונית 128, כניסה ג׳, קומה 4, דירה 17' },
        city: { he: 'קריית ביאליק' },
        postcode: '2710012',
      },
    },
  },
  photo: { identity: { name: { he: 'דנה לוי' } }, contact: { phones: [{ kind: 'mobile', number: '050-555-0104' }] } },
  none: { identity: { name: { he: 'דנה' } } },
};

test.each(Object.entries(contacts))('%s matches the golden vCard that phones accepted', async (name, fields) => {
  const contact = contactOf({
    document: profileDocument.parse({ ...base, ...fields }),
    locale: 'he',
    uid: '0b5e7a52-6a57-4a8c-9d0c-0a6b7f6f8c11',
    changedAt: new Date('2026-11-15T10:00:00Z'),
    page: 'https://negia.example/p/card',
    source: 'https://negia.example/p/card.vcf',
    photo: name === 'photo' ? photo : undefined,
  });
  await expect(writeVcard(contact)).toMatchFileSnapshot(join(folder, `${name}.vcf`));
});
