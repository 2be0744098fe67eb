import type { WorkshopTag } from '../../contract.ts';

/** A retired tag is nobody's concern any more. */
export const isToWrite = ({ writtenAt, state }: WorkshopTag): boolean => !writtenAt && state !== 'retired';
