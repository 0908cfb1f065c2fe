import { AiPlans } from '@bourselet/widgets/ai'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { usePathId } from '../../shared/use-route.ts'
import { useAiActions } from './use-ai-actions.tsx'

/** The page with the AI plans on a phone; the plan in the address is selected. */
export default function PropagateBuyPage() {
  const id = usePathId()
  const { plans, paid, question } = useAiActions()
  return (
    <PhonePage>
      <AiPlans key={id} {...plans} {...(id ? { plan: id } : {})} onPaid={paid} />
      {question}
    </PhonePage>
  )
}
