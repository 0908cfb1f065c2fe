import { useText } from '@bourselet/widgets'
import { Button, icons, Panel } from '@bourselet/widgets/ui'
import { WithdrawRecords } from '@bourselet/widgets/withdraw'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function WithdrawRecordsPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  return (
    <CentrePage
      actions={
        <Button
          size="small"
          variant="primary"
          icon={icons.withdraw}
          onClick={() => void navigate(pathHere('withdraw'))}
        >
          {t('title.withdraw')}
        </Button>
      }
    >
      <Panel>
        <WithdrawRecords {...links} onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
