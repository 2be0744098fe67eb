import { useEffect } from 'react';

/** The app does not know this address; the server may, and says so properly if not. */
export function AppNotFound() {
  useEffect(() => window.location.reload(), []);
  return null;
}
