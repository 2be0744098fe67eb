/** The only script of a profile's page: it comes after everything stands, and only adds. */
import { countPresses } from './count.ts';
import { offerDisplay } from './display.ts';
import { offerBrowser } from './in-app.ts';
import { offerInstall } from './install.ts';
import { sendInPlace } from './lead.ts';
import { closePanels } from './panels.ts';
import { offerShare } from './share.ts';
import { playInPlace } from './video.ts';
import { openGalleries } from './viewer.ts';

const { userAgent } = navigator;

countPresses();
offerDisplay();
offerBrowser(userAgent);
offerShare();
openGalleries();
playInPlace();
closePanels();
sendInPlace();
offerInstall(userAgent);
document.documentElement.dataset.ready = 'true';
