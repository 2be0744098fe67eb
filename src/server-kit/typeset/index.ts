export { createTypesetter } from './create-typesetter.ts';
export { type TypesetData, TypesetError, type TypesetPictures, type Typesetter } from './typesetter.ts';
