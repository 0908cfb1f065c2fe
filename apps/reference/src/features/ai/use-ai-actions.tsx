import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { RulesDialog } from '../../layouts/rules-dialog.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/**
 * Returns three things for the AI widgets. The first are the handlers that open other pages. The second is the dialog
 * that shows the agreement of the AI plans. The third is the confirmation that appears before the member leaves a page
 * with unsaved entries.
 */
export function useAiActions() {
  const navigate = useNavigate()
  const links = useFundPasswordLinks()
  const onSignIn = useSignIn()
  const [reading, setReading] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [isPaid, setPaid] = useState(false)
  const path = pathHere('orderRecord')
  // Immediately after the payment, the form still counts as changed. A navigation at that time would make the site ask
  // the member whether to leave the page. The navigation therefore runs in an effect, after the render that passes
  // `dirty={false}` to `LeaveQuestion`.
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
