import { DAY_MS } from '@bourselet/sdk/money'
import { useBourselet, useText } from '@bourselet/widgets'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'
import { useSideCall } from '../../layouts/use-side-call.ts'

export const route: SideRoute = 'loansRecord'

/** Number of days before a loan is due at which the side menu starts to show the remaining days. */
const DUE_SOON = 7

/** Shows the most urgent state of the member's open loans: overdue, the remaining days, or in review. */
export function State() {
  const { t } = useText('site')
  const { sdk } = useBourselet()
  const loans = useSideCall(
    route,
    (sdk, options) => sdk.loans.orders({ scope: 'open', limit: 100 }, options),
    (event) => event.kind === 'record' && event.type === 'loan',
  )
  const list = loans?.list ?? []
  if (list.some(({ status }) => status === 'overdue' || status === 'defaulted'))
    return <Chip tone="down">{t('side.state.overdue')}</Chip>
  const days = Math.min(
    ...list.flatMap(({ due_at }) =>
      due_at === null ? [] : [Math.ceil((due_at - sdk.clock.now()) / DAY_MS)],
    ),
  )
  if (days <= DUE_SOON) return <Chip tone="warn">{t('side.state.due', { count: days })}</Chip>
  return list.some(({ status }) => status === 'review') ? <Chip>{t('side.state.review')}</Chip> : null
}
