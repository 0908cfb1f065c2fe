import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { RulesDialog } from '../../layouts/rules-dialog.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/**
 * Returns the handlers by which AI widgets open other pages, the dialog that shows the agreement of the AI plans, and
 * the confirmation that is shown before the member leaves a page with unsaved entries.
 */
export function useAiActions() {
  const navigate = useNavigate()
  const links = useFundPasswordLinks()
  const onSignIn = useSignIn()
  const [reading, setReading] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [isPaid, setPaid] = useState(false)
  const path = pathHere('orderRecord')
  // An effect navigates after a payment, because it runs only after the render in which `LeaveQuestion` is not dirty.
  useEffect(() => {
    if (isPaid) void navigate(path)
  }, [isPaid, navigate, path])
  return {
    plans: {
      ...links,
      onSignIn,
      onAgreement: () => setReading(true),
      agreement: <RulesDialog code="ai_rules" open={reading} onClose={() => setReading(false)} />,
      onDirtyChange: setDirty,
    },
    orders: { ...links, onSignIn },
    records: () => void navigate(path),
    /** Opens the member's AI orders after a payment. */
    paid: () => setPaid(true),
    question: <LeaveQuestion dirty={dirty && !isPaid} />,
  }
}
