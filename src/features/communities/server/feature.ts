import { demoSeeds, exportSections } from '#features/accounts/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { communitiesApi } from '../contract.ts';
import { communitiesTexts } from '../texts.ts';
import {
  approveMembers,
  changeCommunity,
  createCommunity,
  hideCommunity,
  listForAdmin,
  listMembersForAdmin,
  listNewMembers,
  removeCommunity,
  removeMember,
  restoreMember,
  showCommunity,
} from './admin.ts';
import { joinCommunity, leaveCommunity, listMine, setListed } from './membership.ts';
import { communitiesExport, getCommunity, listCommunities, listUsedCommunityFiles } from './read.ts';
import { seedCommunities, seedDemoMembership } from './seed.ts';

export const communitiesRoutes: Route[] = [
  route(communitiesApi.list, (call) => listCommunities(call, call.query, call.visitor.locale)),
  route(communitiesApi.get, (call) => getCommunity(call, call.params.slug, call.query.after, call.visitor.locale)),
  route(communitiesApi.mine, (call) => listMine(call, call.params.id)),
  route(communitiesApi.join, (call) => joinCommunity(call, call.params.id, call.body)),
  route(communitiesApi.setListed, (call) => setListed(call, call.params.id, call.params.profileId, call.body.isListed)),
  route(communitiesApi.leave, (call) => leaveCommunity(call, call.params.id, call.params.profileId)),
  route(communitiesApi.adminList, (call) => listForAdmin(call)),
  route(communitiesApi.create, (call) => createCommunity(call, call.body)),
  route(communitiesApi.change, (call) => changeCommunity(call, call.params.id, call.body)),
  route(communitiesApi.hide, (call) => hideCommunity(call, call.params.id)),
  route(communitiesApi.show, (call) => showCommunity(call, call.params.id)),
  route(communitiesApi.remove, (call) => removeCommunity(call, call.params.id)),
  route(communitiesApi.adminMembers, (call) => listMembersForAdmin(call, call.params.id)),
  route(communitiesApi.newMembers, (call) => listNewMembers(call)),
  route(communitiesApi.approveMembers, (call) => approveMembers(call, call.body.members)),
  route(communitiesApi.removeMember, (call) =>
    removeMember(call, call.params.id, call.params.profileId, call.body.note),
  ),
  route(communitiesApi.restoreMember, (call) => restoreMember(call, call.params.id, call.params.profileId)),
];

export const communitiesFeature = defineFeature({
  name: 'communities',
  routes: communitiesRoutes,
  texts: [communitiesTexts],
  extensions: [
    exportSections.with(communitiesExport),
    fileReferences.with(listUsedCommunityFiles),
    demoSeeds.with(seedDemoMembership),
  ],
  seed: { demo: seedCommunities },
});
