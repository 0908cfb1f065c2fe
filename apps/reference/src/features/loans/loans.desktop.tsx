import { useSession, useText } from '@bourselet/widgets'
import { LoanOrders, Loans } from '@bourselet/widgets/loans'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useUserCentre } from '../../layouts/use-user-centre.ts'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import './loans.css'

export default function LoansPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const { signedIn } = useSession()
  const { onPhone } = useUserCentre()
  const [dirty, setDirty] = useState(false)
  return (
    <>
      {onPhone && <PageBar title={t('title.loans')} />}
      <div className="loans-page">
        {!onPhone && <h1 className="bl-hidden">{t('title.loans')}</h1>}
        <Loans
          {...links}
          onSignIn={signIn}
          onVerify={() => void navigate(pathHere('authentication'))}
          onRecords={() => void navigate(pathHere('loansRecord'))}
          onDirtyChange={setDirty}
        />
        <LeaveQuestion dirty={dirty && signedIn} />
        <LoanOrders {...links} onSignIn={signIn} />
      </div>
    </>
  )
}
