import { removeFolder, startProduct } from './product.ts';

/** One product for all tests, in development mode so that the `/ui` page exists too. */
async function start(): Promise<() => Promise<void>> {
  const product = await startProduct({
    environment: { NODE_ENV: 'development', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  });
  process.env.NEGIA_URL = product.url;
  process.env.NEGIA_DATA_DIR = product.dataDir;
  return async () => {
    await product.end();
    await removeFolder(product.dataDir);
  };
}

export default start;
