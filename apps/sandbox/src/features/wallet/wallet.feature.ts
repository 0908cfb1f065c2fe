import { fromUnits } from '@bourselet/sdk/money'
import { startDueJob } from '../../clock/due-job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { closeDays } from './daily-totals.ts'
import { walletRoutes } from './routes.ts'
import { walletMigration } from './wallet.migration.ts'

const BEAT_MS = 1_000

/** What a member owns. */
export const walletFeature: FeatureModule = {
  name: 'wallet',
  migrations: [walletMigration],
  open(exchange) {
    const { clock, ledger, log, stream } = exchange
    let silence = () => {}
    let stopDays = async () => {}
    return {
      routes: walletRoutes(exchange),
      async start() {
        silence = ledger.listen((changes) => {
          for (const { memberId, wallet: account, coin, available, frozen } of changes) {
            // The market maker reads no stream, and what is locked in products is told by the products.
            if (memberId < FIRST_MEMBER_ID || account === 'finance') continue
            const balance = { account, coin, available: fromUnits(available), frozen: fromUnits(frozen) }
            stream.toMember(memberId, [{ kind: 'balance', ...balance }])
          }
        })
        let due = 0
        stopDays = startDueJob(clock, {
          beatMs: BEAT_MS,
          async run() {
            if (clock.now() >= due) due = await closeDays(exchange)
            return due
          },
          failed: (error) => log(`daily totals: ${error}`),
        })
      },
      async stop() {
        await stopDays()
        silence()
      },
    }
  },
}
