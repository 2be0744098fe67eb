import { notFoundModule } from '../not-found.tsx';

export const page = notFoundModule({ name: 'notFound', links: ['home', 'help'] });
