import { useText } from '@bourselet/widgets'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'
import { useSideCall } from '../../layouts/use-side-call.ts'

export const route: SideRoute = 'recharge'

/** Shows in the side menu how many confirmations the newest pending deposit has. */
export function State() {
  const { t } = useText('site')
  const deposits = useSideCall(
    route,
    (sdk, options) => sdk.deposit.records({ status: 'pending', limit: 1 }, options),
    (event) => event.kind === 'record' && event.type === 'deposit',
  )
  const deposit = deposits?.list[0]
  return (
    deposit && (
      <Chip>{t('side.state.confirmed', { count: deposit.confirmations, total: deposit.required })}</Chip>
    )
  )
}
