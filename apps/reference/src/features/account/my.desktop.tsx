import { ProfileHead } from '@bourselet/widgets/account'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { OwnSecurity } from './own-security.tsx'
import './account.css'

export default function MyPage() {
  return (
    <CentrePage route="my">
      <Panel className="account-head">
        <ProfileHead />
      </Panel>
      <OwnSecurity />
    </CentrePage>
  )
}
