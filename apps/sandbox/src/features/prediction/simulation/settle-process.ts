import { controllableClock } from '../../../clock/controllable-clock.ts'
import { openDatabase } from '../../../database/database.ts'
import { migrate } from '../../../database/migrate.ts'
import { openPrediction } from '../prediction.ts'
import { bareExchange, bareTables } from '../test-bare-exchange.ts'

// Usage: settle-process.ts URL TIME. Settles the bets that are due at TIME, each in its own transaction. This is a
// process of its own so that a test can kill it.
const [url = '', moment = '0'] = process.argv.slice(2)
const clock = controllableClock({ start: Number(moment) })
const database = await openDatabase({ url, connections: 4 })
await migrate(database, clock, bareTables)
const prediction = openPrediction(bareExchange(clock, database), {
  batch: 1,
  marketMaker: false,
  rewards: async () => [],
})
console.log('settling')
await prediction.runDue()
await database.close()
