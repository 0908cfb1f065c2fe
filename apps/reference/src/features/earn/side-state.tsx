import { isZero } from '@bourselet/sdk/money'
import { useFormat, useText } from '@bourselet/widgets'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'
import { useSideCall } from '../../layouts/use-side-call.ts'

export const route: SideRoute = 'revenueDetails'

const products = new Set<string>(['wealth', 'savings', 'ai'])

/** Shows today's income from earn products and AI plans in the side menu. Renders nothing if it is zero. */
export function State() {
  const { t } = useText('site')
  const format = useFormat()
  const summary = useSideCall(
    route,
    (sdk, options) => sdk.wealth.summary({}, options),
    (event) => event.kind === 'record' && products.has(event.type),
  )
  const today = summary && 'income_today' in summary ? summary.income_today : '0'
  if (isZero(today)) return null
  return (
    <Chip tone={today.startsWith('-') ? 'down' : 'up'}>
      {t('side.state.today', { amount: format.amount(today, { decimals: 2, signed: true }) })}
    </Chip>
  )
}
