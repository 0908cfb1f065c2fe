import { AiPlans } from '@bourselet/widgets/ai'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { usePathId } from '../../shared/use-route.ts'
import { useAiActions } from './use-ai-actions.tsx'

/**
 * The page with the AI plans; the plan in the address is selected. After an order is paid, it opens the
 * member's AI orders.
 */
export default function OrderBuyPage() {
  const id = usePathId()
  const { plans, records, paid, question } = useAiActions()
  return (
    <CentrePage>
      <AiPlans key={id} {...plans} {...(id ? { plan: id } : {})} onPaid={paid} onRecords={records} />
      {question}
    </CentrePage>
  )
}
