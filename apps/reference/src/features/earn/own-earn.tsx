import { EarnOverview } from '@bourselet/widgets/earn'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { RulesDialog } from '../../layouts/rules-dialog.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/** The overview of the earn products, with links to other pages. */
export function OwnEarn() {
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const [dirty, setDirty] = useState(false)
  const [reading, setReading] = useState(false)
  return (
    <>
      <EarnOverview
        {...links}
        onSignIn={signIn}
        onPledgeRules={() => setReading(true)}
        pledgeRules={<RulesDialog code="pledge_rules" open={reading} onClose={() => setReading(false)} />}
        onIncomeRecords={() => void navigate(pathHere('revenueDetails'))}
        onDirtyChange={setDirty}
      />
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
