import { defineFeature } from '../exchange/feature.ts'
import { demoHistory } from './demo-history.ts'
import { demoMembers, rootMember } from './demo-members.ts'
import { futuresMoney } from './futures-money.ts'
import { marketMakerTreasury } from './market-maker-treasury.ts'

/** The feature that stores the initial members and balances of a new database. */
export const seedFeature = defineFeature({
  name: 'seed',
  seeds: (exchange) => [
    marketMakerTreasury(exchange),
    rootMember(exchange),
    ...(exchange.settings.demoMembers ? [demoMembers(exchange)] : []),
    futuresMoney(exchange),
    demoHistory(exchange),
  ],
  open: () => ({}),
})
