import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { ChangeFundPassword } from './change-fund-password.tsx'
import './account.css'

export default function EditPasswordTradePage() {
  return (
    <CentrePage>
      <Panel className="account-form">
        <ChangeFundPassword home="my" />
      </Panel>
    </CentrePage>
  )
}
