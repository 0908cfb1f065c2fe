import { useCall, useSession, useText } from '@bourselet/widgets'
import { LoanOrders, Loans } from '@bourselet/widgets/loans'
import { IconButton, icons } from '@bourselet/widgets/ui'
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
 * Returns true if the page shows the member's loans above the form: only on a phone, and only if a loan is overdue or in
 * default. Returns undefined until the loans are known. Afterwards the result never changes, so that the page does not
 * move while the member uses it.
 */
function useStartsWithLoans(onPhone: boolean): boolean | undefined {
  const { signedIn } = useSession()
  const [isAsked] = useState(onPhone && signedIn)
  const [starts, setStarts] = useState(isAsked ? undefined : false)
  const { data, loading } = useCall(
    ['loans', 'late'],
    async (sdk, options) => {
      const { list } = await sdk.loans.orders({ scope: 'open', limit: 100 }, options)
      return list.some(({ status }) => status === 'overdue' || status === 'defaulted')
    },
    { member: true, enabled: isAsked && starts === undefined },
  )
  if (starts === undefined && !loading) setStarts(data ?? false)
  return starts
}

export default function LoansPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const { signedIn } = useSession()
  const { onPhone } = useUserCentre()
  const startsWithLoans = useStartsWithLoans(onPhone)
  const [dirty, setDirty] = useState(false)
  const openRecords = () => void navigate(pathHere('loansRecord'))
  const form = (
    <Loans
      key="form"
      {...links}
      onSignIn={signIn}
      onVerify={() => void navigate(pathHere('authentication'))}
      {...(onPhone ? {} : { onRecords: openRecords })}
      onDirtyChange={setDirty}
    />
  )
  const orders = <LoanOrders key="orders" {...links} onSignIn={signIn} />
  return (
    <>
      {onPhone && (
        <PageBar
          title={t('title.loans')}
          end={
            signedIn && <IconButton icon={icons.clock} label={t('title.loansRecord')} onClick={openRecords} />
          }
        />
      )}
      <div className="loans-page" data-unordered={startsWithLoans === undefined || undefined}>
        {!onPhone && <h1 className="bl-hidden">{t('title.loans')}</h1>}
        {/* On a phone the form is longer than the screen, so late loans come before it. */}
        {startsWithLoans ? [orders, form] : [form, orders]}
        <LeaveQuestion dirty={dirty && signedIn} />
      </div>
    </>
  )
}
