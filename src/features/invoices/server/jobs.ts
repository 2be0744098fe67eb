import { invoiceMailJob } from './mail/mail-job.ts';

export const invoicesJobs = [invoiceMailJob];
