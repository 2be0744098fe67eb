export { createTypesetter } from './create-typesetter.ts';
export { createThreadedTypesetter } from './threaded-typesetter.ts';
export {
  type DirectTypesetter,
  type TypesetData,
  TypesetError,
  type TypesetPictures,
  type Typesetter,
} from './typesetter.ts';
