import { useText } from '@bourselet/widgets'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'
import { useSideCall } from '../../layouts/use-side-call.ts'

export const route: SideRoute = 'withdraw'

/** Shows in the side menu that a withdrawal is in review. */
export function State() {
  const { t } = useText('site')
  const inReview = useSideCall(
    route,
    (sdk, options) => sdk.withdraw.records({ status: 'review', limit: 1 }, options),
    (event) => event.kind === 'record' && event.type === 'withdrawal',
  )
  return inReview?.page.total ? <Chip tone="warn">{t('side.state.review')}</Chip> : null
}
