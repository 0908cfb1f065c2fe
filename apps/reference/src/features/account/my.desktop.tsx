import { ProfileHead } from '@bourselet/widgets/account'
import { Panel } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { OwnSecurity } from './own-security.tsx'
import './account.css'

export default function MyPage() {
  const [dirty, setDirty] = useState(false)
  return (
    <CentrePage>
      <Panel className="account-head">
        <ProfileHead onDirtyChange={setDirty} />
      </Panel>
      <OwnSecurity otherDirty={dirty} />
    </CentrePage>
  )
}
