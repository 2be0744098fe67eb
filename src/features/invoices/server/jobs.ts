import { invoiceMailJob } from './mail/mail.ts';

export const invoicesJobs = [invoiceMailJob];
