import { useState } from 'react';
import { shekels } from '#base/money.ts';
import { Badge } from '../feedback/badge.tsx';
import { Card } from '../layout/layout.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { Table, TableCell, TableHead } from '../lists/table.tsx';
import { DateText, LatinText, MoneyText, PhoneText, useTexts } from '../locale.tsx';
import { Section } from './section.tsx';
import { showcaseTexts } from './texts.ts';

const rows = [
  { number: 'N-1042', date: '2026-11-14T09:30:00Z', phone: '+972501234567', amount: 300 },
  { number: 'N-1041', date: '2026-10-14T09:30:00Z', phone: '+97231234567', amount: 1480 },
  { number: 'N-1040', date: '2026-09-14T09:30:00Z', phone: '*2345', amount: 40 },
] as const;

export function DataSection() {
  const t = useTexts(showcaseTexts);
  const [page, setPage] = useState(4);
  return (
    <Section title={t('showcase.section.data')} wide>
      <Card flush>
        <Table caption={t('showcase.table.caption')}>
          <thead>
            <tr>
              <TableHead>{t('showcase.table.number')}</TableHead>
              <TableHead>{t('showcase.table.date')}</TableHead>
              <TableHead>{t('showcase.table.phone')}</TableHead>
              <TableHead>{t('showcase.table.status')}</TableHead>
              <TableHead numeric>{t('showcase.table.sum')}</TableHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, date, phone, amount }) => (
              <tr key={number}>
                <TableCell>
                  <LatinText>{number}</LatinText>
                </TableCell>
                <TableCell>
                  <DateText value={date} time />
                </TableCell>
                <TableCell>
                  <PhoneText value={phone} dial />
                </TableCell>
                <TableCell>
                  <Badge variant="good" dot>
                    {t('showcase.table.paid')}
                  </Badge>
                </TableCell>
                <TableCell numeric>
                  <MoneyText agorot={shekels(amount).amount} />
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <Pagination page={page} pages={12} onPageChange={setPage} />
    </Section>
  );
}
