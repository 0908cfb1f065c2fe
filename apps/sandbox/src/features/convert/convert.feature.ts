import { defineFeature } from '../../exchange/feature.ts'
import { convertMigration, quotesOfMemberMigration } from './convert.migration.ts'
import { convertRoutes } from './routes.ts'

/**
 * The feature `convert`: conversions between coins at the index price, and transfers of USDT between the spot and the
 * futures account.
 */
export const convertFeature = defineFeature({
  name: 'convert',
  migrations: [convertMigration, quotesOfMemberMigration],
  needs: ['futuresWallets'],
  open: (exchange, { futuresWallets }) => ({ routes: convertRoutes(exchange, futuresWallets) }),
})
