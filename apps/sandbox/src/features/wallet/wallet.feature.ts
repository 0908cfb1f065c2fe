import { fromUnits } from '@bourselet/sdk/money'
import { defineFeature } from '../../exchange/feature.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { closeDays } from './daily-totals.ts'
import { walletRoutes } from './routes.ts'
import { walletMigration } from './wallet.migration.ts'

/** The feature of balances, account changes and daily totals. */
export const walletFeature = defineFeature({
  name: 'wallet',
  migrations: [walletMigration],
  needs: ['futuresWallets', 'spotTrades', 'fundingBases'],
  open(exchange, sources) {
    const { ledger, stream } = exchange
    let unlisten = () => {}
    let nextDay = 0
    return {
      routes: walletRoutes(exchange, sources),
      async start() {
        unlisten = ledger.listen((changes) => {
          for (const { memberId, wallet: account, coin, available, frozen } of changes) {
            // System accounts have no clients on the stream, so their balances are not published.
            if (memberId < FIRST_MEMBER_ID) continue
            const balance = { account, coin, available: fromUnits(available), frozen: fromUnits(frozen) }
            stream.toMember(memberId, [{ kind: 'balance', ...balance }])
          }
        })
      },
      jobs: [
        {
          name: 'daily totals',
          due: () => nextDay,
          async run() {
            nextDay = await closeDays(exchange, sources.futuresWallets)
          },
        },
      ],
      stop: async () => unlisten(),
    }
  },
})
