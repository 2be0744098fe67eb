/** Pages that help answers and posts may link to. */
export const pagePaths: readonly string[] = [
  '/ /examples /help /contact /communities /embed /blog /privacy /terms /refund /accessibility',
  '/dashboard /editor /stats /leads /subscription /physical-cards /wallet',
  '/account /account/notifications /account/security /account/data',
].flatMap((line) => line.split(' '));
