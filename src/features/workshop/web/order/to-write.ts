import type { WorkshopTag } from '../../contract.ts';

/** Retired tags are no longer written. */
export const isToWrite = ({ writtenAt, state }: WorkshopTag): boolean => !writtenAt && state !== 'retired';
