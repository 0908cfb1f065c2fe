import type { FuturesWallets } from '../../exchange/capabilities.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { fundingBases } from './funding-bases.ts'
import {
  fundingBasisMigration,
  futuresAttachedMigration,
  futuresBookIdMigration,
  futuresMigration,
  futuresStopMigration,
  futuresTurnoverMigration,
} from './futures.migration.ts'
import { haltCommand, marketMakerCommand, readCommand, transferCommand } from './futures-command.ts'
import { type FuturesJobs, startFuturesJobs } from './futures-jobs.ts'
import { FuturesMemory, openFuturesLoop } from './futures-memory.ts'
import { futuresRoutes } from './routes.ts'
import { futuresTurnover, readAllHoldings, readHoldings } from './stored-state.ts'

/** The feature `futures`: trading of perpetual contracts. */
export const futuresFeature = defineFeature({
  name: 'futures',
  migrations: [
    futuresMigration,
    futuresStopMigration,
    futuresBookIdMigration,
    futuresTurnoverMigration,
    fundingBasisMigration,
    futuresAttachedMigration,
  ],
  needs: ['referralRewards'],
  provides: ['futuresWallets', 'futuresTurnover', 'fundingBases'],
  open(exchange, { referralRewards }) {
    const memory = new FuturesMemory(exchange, referralRewards)
    const loop = openFuturesLoop(exchange, memory)
    let jobs: FuturesJobs | undefined
    let silence = () => {}
    const futuresWallets: FuturesWallets = {
      account: (memberId) => loop.submit(readCommand((batch) => batch.account(memberId))),
      holdings: readHoldings,
      allHoldings: readAllHoldings,
      async transfer(transfer) {
        await loop.submit(transferCommand(transfer))
      },
    }
    return {
      routes: futuresRoutes(exchange, loop),
      provides: { futuresWallets, futuresTurnover, fundingBases },
      async start() {
        silence = exchange.ledger.listen((changes) => memory.takeBalances(changes))
        exchange.floors.futures.openMarketMaker({
          quotes: (symbol) => memory.venue.quotes(symbol),
          submit: async (commands) => {
            // When the sandbox stops, the command loop closes. Market-maker commands that arrive later are dropped.
            if (!loop.closed) await loop.submit(marketMakerCommand(commands))
          },
        })
        // When the command loop runs its first command, it loads the venue (the futures market in memory) from the
        // database. It then publishes the order books. An empty command is therefore submitted at the start.
        await loop.submit(marketMakerCommand([]))
        await exchange.halts.follow('futures', async (symbol, halted) => {
          await loop.submit(haltCommand(symbol, halted))
        })
        jobs = startFuturesJobs(exchange, loop)
      },
      async stop() {
        await jobs?.stop()
        await loop.close()
        silence()
      },
    }
  },
})
