import { useText } from '@bourselet/widgets'
import { ProfileHead } from '@bourselet/widgets/account'
import { icons, Panel } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { PageLinks } from '../../layouts/page-links.tsx'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import './account.css'

const security = [
  { route: 'mbsecurityCenter', icon: icons.shield },
  { route: 'mbkyc', icon: icons.user },
] as const
const money = [
  { route: 'account', icon: icons.wallet },
  { route: 'recharge', icon: icons.deposit },
  { route: 'withdraw', icon: icons.withdraw },
  { route: 'address', icon: icons.doc },
] as const
const more = [
  { route: 'invite', icon: icons.userPlus },
  { route: 'notice', icon: icons.bell },
  { route: 'mbuserMenu', icon: icons.list },
] as const

export default function UserPage() {
  const { t } = useText('site')
  const [dirty, setDirty] = useState(false)
  return (
    <PhonePage>
      <Panel className="account-head">
        <ProfileHead onDirtyChange={setDirty} />
      </Panel>
      <PageLinks label={t('title.mbsecurityCenter')} links={security} />
      <PageLinks label={t('side.funds')} links={money} />
      <PageLinks label={t('title.mbuserMenu')} links={more} />
      <SignOutButton />
      <LeaveQuestion dirty={dirty} />
    </PhonePage>
  )
}
