import { useText } from '@bourselet/widgets'
import { LoanRecords } from '@bourselet/widgets/loans'
import { Button, icons, Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function LoansRecordPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <CentrePage
      actions={
        <Button size="small" icon={icons.bank} onClick={() => void navigate(pathHere('loans'))}>
          {t('title.loans')}
        </Button>
      }
    >
      <Panel>
        <LoanRecords onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
