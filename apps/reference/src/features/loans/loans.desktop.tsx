import { useCall, useSession, useText } from '@bourselet/widgets'
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

/**
 * Returns true if a loan of the member is overdue or in default. A repayment does not read it again, so that the page
 * does not move while the member repays.
 */
function useHasLateLoan(): boolean {
  const { data } = useCall(
    ['loans', 'late'],
    async (sdk, options) => {
      const { list } = await sdk.loans.orders({ scope: 'open', limit: 100 }, options)
      return list.some(({ status }) => status === 'overdue' || status === 'defaulted')
    },
    { member: true },
  )
  return data ?? false
}

export default function LoansPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const { signedIn } = useSession()
  const { onPhone } = useUserCentre()
  const isLate = useHasLateLoan()
  const [dirty, setDirty] = useState(false)
  const form = (
    <Loans
      key="form"
      {...links}
      onSignIn={signIn}
      onVerify={() => void navigate(pathHere('authentication'))}
      onRecords={() => void navigate(pathHere('loansRecord'))}
      onDirtyChange={setDirty}
    />
  )
  const orders = <LoanOrders key="orders" {...links} onSignIn={signIn} />
  return (
    <>
      {onPhone && <PageBar title={t('title.loans')} />}
      <div className="loans-page">
        {!onPhone && <h1 className="bl-hidden">{t('title.loans')}</h1>}
        {/* On a phone the form is longer than the screen, so late loans come before it. */}
        {onPhone && isLate ? [orders, form] : [form, orders]}
        <LeaveQuestion dirty={dirty && signedIn} />
      </div>
    </>
  )
}
