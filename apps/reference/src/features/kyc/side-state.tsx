import { useMember, useText } from '@bourselet/widgets'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'

export const route: SideRoute = 'authentication'

/** Shows the state of the identity verification, once the member has sent documents. */
export function State() {
  const { t } = useText('site')
  const { data: member } = useMember()
  switch (member?.kyc_status) {
    case 'pending':
      return <Chip>{t('side.state.review')}</Chip>
    case 'verified':
      return <Chip tone="up">{t('side.state.verified')}</Chip>
    case 'rejected':
      return <Chip tone="down">{t('side.state.rejected')}</Chip>
    default:
      return null
  }
}
