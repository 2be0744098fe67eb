/** The only script of a profile's page: it comes after everything stands, and only adds. */
import { offerDisplay } from './display.ts';
import { offerBrowser } from './in-app.ts';
import { offerInstall } from './install.ts';
import { closePanels, sendOnce } from './panels.ts';
import { offerShare } from './share.ts';
import { playInPlace } from './video.ts';
import { openGalleries } from './viewer.ts';

const { userAgent } = navigator;

offerDisplay();
offerBrowser(userAgent);
offerShare();
openGalleries();
playInPlace();
closePanels();
sendOnce();
offerInstall(userAgent);
document.documentElement.dataset.ready = 'true';
