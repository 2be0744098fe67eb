import { findOrInstallBrowser } from './browser.ts';

console.log(`Chromium: ${findOrInstallBrowser()}`);
