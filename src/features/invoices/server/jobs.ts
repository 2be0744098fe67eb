import { invoiceMailJob } from './mail-job.ts';

export const invoicesJobs = [invoiceMailJob];
