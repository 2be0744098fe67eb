import { notFoundModule } from '../not-found.tsx';

export const page = notFoundModule({ name: 'profileNotFound', links: ['home', 'examples', 'help'] });
