export { shrinkPicture } from './crop/open-picture.ts';
export { DocumentField } from './document-field.tsx';
export { Failed, Sending, uploadDocument, uploadPicture } from './file-box.tsx';
export { GalleryUploads } from './gallery-uploads.tsx';
export { LocalPicture } from './local-picture.tsx';
export { PictureField } from './picture-field.tsx';
export { StoredPicture } from './stored-picture.tsx';
