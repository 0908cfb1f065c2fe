import { fromUnits } from '@bourselet/sdk/money'
import type { FeatureModule } from '../../exchange/feature.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { walletRoutes } from './routes.ts'

/** What a member owns. */
export const walletFeature: FeatureModule = {
  name: 'wallet',
  open(exchange) {
    const { ledger, stream } = exchange
    let silence = () => {}
    return {
      routes: walletRoutes(exchange),
      async start() {
        silence = ledger.listen((changes) => {
          for (const { memberId, wallet: account, coin, available, frozen } of changes) {
            // The house reads no stream, and what is locked in products is told by the products.
            if (memberId < FIRST_MEMBER_ID || account === 'finance') continue
            const balance = { account, coin, available: fromUnits(available), frozen: fromUnits(frozen) }
            stream.toMember(memberId, [{ kind: 'balance', ...balance }])
          }
        })
      },
      async stop() {
        silence()
      },
    }
  },
}
