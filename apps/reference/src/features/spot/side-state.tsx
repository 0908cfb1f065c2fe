import { useText } from '@bourselet/widgets'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'
import { useSideCall } from '../../layouts/use-side-call.ts'

export const route: SideRoute = 'current'

const kinds = new Set<string>(['order', 'futures_order', 'option_order'])

/**
 * Shows the number of all open orders in spot trading, futures and prediction. The page of the menu entry has a tab for
 * each of these products.
 */
export function State() {
  const { t } = useText('site')
  const count = useSideCall(
    route,
    async (sdk, options) => {
      const pages = await Promise.all([
        sdk.spot.openOrders({ limit: 1 }, options),
        sdk.futures.orders({ scope: 'open', limit: 1 }, options),
        sdk.prediction.rounds({ scope: 'mine', status: 'in_progress', limit: 1 }, options),
      ])
      return pages.reduce((sum, { page }) => sum + page.total, 0)
    },
    (event) => kinds.has(event.kind),
  )
  return count ? <Chip>{t('side.state.open', { count })}</Chip> : null
}
