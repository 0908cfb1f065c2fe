import { useSession, useText } from '@bourselet/widgets'
import { Button, icons } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { pathTo } from '../../shared/routes.ts'
import './account.css'

/** The sign-out button at the bottom of the phone's account pages. */
export function SignOutButton() {
  const { t } = useText('site')
  const { signOut } = useSession()
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    void navigate(pathTo('mbhome'))
  }
  return (
    <div className="account-sign-out">
      <Button wide size="big" icon={icons.logOut} onClick={leave}>
        {t('signOut')}
      </Button>
    </div>
  )
}
