import { Navigate } from 'react-router';

/** Until there is an overview, the way leads to where work waits. */
export const Page = () => <Navigate to="/admin/orders" replace />;
