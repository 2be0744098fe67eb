import { createElement } from 'react';
import type { WalletPageProps } from './wallet-page.tsx';

/** The page loads when it is opened. */
export const loadWalletPage = async (links: WalletPageProps) => {
  const { WalletPage } = await import('./wallet-page.tsx');
  return { Page: () => createElement(WalletPage, links) };
};
