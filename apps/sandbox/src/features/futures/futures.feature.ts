import type { Controls } from '../../exchange/control.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { findContract } from '../../prices/contracts.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { futuresMigration } from './futures.migration.ts'
import { haltCommand, houseCommand, readCommand, transferCommand } from './futures-command.ts'
import { type FuturesJobs, startFuturesJobs } from './futures-jobs.ts'
import { type FuturesLoop, FuturesMemory, openFuturesLoop } from './futures-memory.ts'
import { futuresRoutes } from './routes.ts'

/** Trading contracts with leverage. */
export const futuresFeature: FeatureModule = {
  name: 'futures',
  migrations: [futuresMigration],
  open(exchange) {
    const memory = new FuturesMemory(exchange)
    const loop = openFuturesLoop(exchange, memory)
    let jobs: FuturesJobs | undefined
    let silence = () => {}
    exchange.contractWallets.open({
      account: (memberId) => loop.submit(readCommand((round) => round.account(memberId))),
      async transfer(transfer) {
        await loop.submit(transferCommand(transfer))
      },
    })
    return {
      routes: futuresRoutes(exchange, loop),
      controls: haltControl(memory, loop),
      async start() {
        silence = exchange.ledger.listen((changes) => memory.heard(changes))
        exchange.floors.futures.openDesk({
          quotes: (symbol) => memory.venue.quotes(symbol),
          submit: async (commands) => {
            // The house's last wishes after closing time concern nobody.
            if (!loop.closed) await loop.submit(houseCommand(commands))
          },
        })
        // An empty command loads the venue from what is stored and tells its books.
        await loop.submit(houseCommand([]))
        jobs = startFuturesJobs(exchange, loop)
      },
      async stop() {
        await jobs?.stop()
        await loop.close()
        silence()
      },
    }
  },
}

/** The sandbox control `halt`: stops and resumes the trading of a contract until the sandbox stops. */
function haltControl(memory: FuturesMemory, loop: FuturesLoop): Controls {
  return {
    halt: {
      method: 'POST',
      body: {
        required: ['symbol', 'halted'],
        properties: { symbol: { type: 'string', maxLength: 24 }, halted: { type: 'boolean' } },
      },
      async run({ symbol, halted }) {
        const contract = findContract(String(symbol))
        if (!contract) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
        memory.halt(contract.symbol, halted === true)
        await loop.submit(haltCommand(contract.symbol, halted === true))
        return { halted: halted === true }
      },
    },
  }
}
