import { createElement } from 'react';
import type { WalletPageProps } from './wallet-page.tsx';

/** Loaded when the page is opened. */
export const loadWalletPage = async (links: WalletPageProps) => {
  const { WalletPage } = await import('./wallet-page.tsx');
  return { Page: () => createElement(WalletPage, links) };
};
