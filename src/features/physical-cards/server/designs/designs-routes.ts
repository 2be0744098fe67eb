import { type Route, route } from '#server-kit/http/route.ts';
import { physicalCardsApi } from '../../contract.ts';
import { createSaved, deleteSaved, getSaved, listSaved, saveDesign } from './designs.ts';

export const designRoutes: Route[] = [
  route(physicalCardsApi.designs, (call) => listSaved(call)),
  route(physicalCardsApi.design, (call) => getSaved(call, call.params.id)),
  route(physicalCardsApi.createDesign, (call) => createSaved(call, call.body)),
  route(physicalCardsApi.saveDesign, (call) => saveDesign(call, call.params.id, call.body)),
  route(physicalCardsApi.deleteDesign, (call) => deleteSaved(call, call.params.id)),
];
