import { ListChecks, type LucideIcon, MapPinned, Nfc, Printer } from 'lucide-react';
import type { OrderFile } from '../state/file-links.ts';

export const fileIcons: Readonly<Record<OrderFile, LucideIcon>> = {
  print: Printer,
  chips: Nfc,
  packing: ListChecks,
  labels: MapPinned,
};
