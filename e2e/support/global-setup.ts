import { removeFolder, startProduct } from './product.ts';

/** A Google that cannot be reached: its button is shown, and pressing it fails. */
const google = { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'negia-client', GOOGLE_CLIENT_SECRET: 'none' };

/** One product for all tests, in development mode so that the `/ui` page exists too. */
async function start(): Promise<() => Promise<void>> {
  const product = await startProduct({
    environment: { NODE_ENV: 'development', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...google },
  });
  process.env.NEGIA_URL = product.url;
  process.env.NEGIA_DATA_DIR = product.dataDir;
  return async () => {
    await product.end();
    await removeFolder(product.dataDir);
  };
}

export default start;
