import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { ChangeOwnPassword } from './change-own-password.tsx'
import './account.css'

export default function EditPasswordPage() {
  return (
    <CentrePage>
      <Panel className="account-form">
        <ChangeOwnPassword home="my" />
      </Panel>
    </CentrePage>
  )
}
