import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RulesDialog } from '../../layouts/content/rules-dialog.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/**
 * Returns the handlers by which AI widgets open other pages, and the dialog that shows the agreement of the
 * AI plans.
 */
export function useAiActions() {
  const navigate = useNavigate()
  const links = useFundPasswordLinks()
  const onSignIn = useSignIn()
  const [reading, setReading] = useState(false)
  const records = () => void navigate(pathHere('orderRecord'))
  return {
    plans: {
      ...links,
      onSignIn,
      onAgreement: () => setReading(true),
      agreement: <RulesDialog code="ai_rules" open={reading} onClose={() => setReading(false)} />,
    },
    orders: { ...links, onSignIn },
    records,
  }
}
