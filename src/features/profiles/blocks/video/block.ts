import { webAddress } from '#base/schemas.ts';
import { defineBlock, linkTarget } from '../define-block.ts';

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'];
const videoAddress = webAddress.refine((address) => hosts.includes(new URL(address).hostname), {
  error: 'errors.invalid',
});

export const videoBlock = defineBlock({
  shape: { address: videoAddress },
  empty: () => ({ address: '' }),
  count: ({ address }) => (address.trim() ? 1 : 0),
  targets: ({ address, title }) => linkTarget(address, title),
});
