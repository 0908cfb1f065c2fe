import { useText } from '@bourselet/widgets'
import { IconButton, icons } from '@bourselet/widgets/ui'
import { WalletOverview } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { MenuButton } from '../../layouts/menu-button.tsx'
import { PageLinks } from '../../layouts/page-links.tsx'
import { useUserCentre } from '../../layouts/use-user-centre.ts'
import { useWalletActions } from './use-wallet-actions.ts'
import { WalletActions, WalletTransfer } from './wallet-actions.tsx'
import './wallet.css'

const memberMenu = () => import('../../layouts/member-menu.tsx')

export default function AccountPage() {
  const { t } = useText('site')
  const handlers = useWalletActions()
  const { onPhone } = useUserCentre()
  const barEnd = (
    <>
      <IconButton icon={icons.clock} label={t('title.mbrecords')} onClick={handlers.records} />
      <MenuButton load={memberMenu} icon={icons.user} label={t('memberMenu')} />
    </>
  )
  return (
    <CentrePage actions={<WalletActions handlers={handlers} />} barEnd={barEnd}>
      <WalletOverview {...handlers.rows} onAllChanges={handlers.changes} onSignIn={handlers.signIn} />
      {onPhone && <PageLinks label={t('title.account')} links={[{ route: 'currency', icon: icons.list }]} />}
      <WalletTransfer handlers={handlers} />
    </CentrePage>
  )
}
