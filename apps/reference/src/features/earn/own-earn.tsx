import { EarnOverview } from '@bourselet/widgets/earn'
import { useState } from 'react'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { RulesDialog } from '../../layouts/rules-dialog.tsx'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

type OwnEarnProps = {
  /** Opens the list of incomes. Omitted on a phone, where the page bar has a button for it. */
  onIncomeRecords?: () => void
}

/** The overview of the earn products, with links to other pages. */
export function OwnEarn({ onIncomeRecords }: OwnEarnProps) {
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
        {...(onIncomeRecords ? { onIncomeRecords } : {})}
        onDirtyChange={setDirty}
      />
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
