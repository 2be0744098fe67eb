import type { ExampleSeed } from '../writer.ts';
import { accountant } from './accountant-texts.ts';
import { bakery } from './bakery-texts.ts';
import { cosmetician } from './cosmetician-texts.ts';
import { electrician } from './electrician-texts.ts';
import { florist } from './florist-texts.ts';
import { lawyer } from './lawyer-texts.ts';
import { photographer } from './photographer-texts.ts';
import { plumber } from './plumber-texts.ts';
import { realEstate } from './real-estate-texts.ts';
import { trainer } from './trainer-texts.ts';
import { vet } from './vet-texts.ts';
import { yoga } from './yoga-texts.ts';

/** In display order: neighbours differ in design and field. */
export const exampleSeeds: readonly ExampleSeed[] = [
  plumber,
  bakery,
  photographer,
  lawyer,
  electrician,
  cosmetician,
  yoga,
  florist,
  realEstate,
  trainer,
  accountant,
  vet,
];
