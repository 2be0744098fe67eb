import { physicalCardLabelTexts } from '#features/physical-cards/label-texts.ts';
import { productionStarts } from '#features/physical-cards/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import { route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { movementColumns, stockApi } from '../contract.ts';
import { stockTexts } from '../texts.ts';
import { type MovementRow, movementsSource } from './queries.ts';
import { changeThreshold, correctCount, readStock, receiveCards, useCards } from './stock.ts';

export const cardStockFeature = defineFeature({
  name: 'card-stock',
  routes: [
    route(stockApi.stock, ({ db }) => readStock(db)),
    ...defineAdminList({
      list: stockApi.movements,
      source: movementsSource,
      values: ({ movement, by }: { readonly movement: MovementRow; readonly by: string | null }) => ({
        ...movement,
        by,
      }),
      csv: {
        endpoint: stockApi.csv,
        texts: stockTexts,
        fileName: (t) => t('stock.file'),
        columns: movementColumns,
        head: (t, column) => t(`stock.csv.${column}`),
        cells: {
          material: ({ material }, { locale }) =>
            translator(physicalCardLabelTexts, locale)(`cardWords.material.${material}`),
          kind: ({ kind }, { t }) => t(`stock.kinds.${kind}`),
        },
      },
    }),
    route(stockApi.receive, (call) => receiveCards(call, call.body)),
    route(stockApi.count, (call) => correctCount(call, call.body)),
    route(stockApi.setThreshold, (call) => changeThreshold(call, call.body)),
  ],
  texts: [stockTexts],
  extensions: [productionStarts.with(useCards)],
});
