import { AiPlans } from '@bourselet/widgets/ai'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { usePathId } from '../../shared/use-route.ts'
import { useAiActions } from './use-ai-actions.tsx'

/**
 * The AI plans, with the plan named in the address selected. After an order is paid, the order record opens.
 */
export default function OrderBuyPage() {
  const id = usePathId()
  const { plans, records } = useAiActions()
  return (
    <CentrePage route="orderBuy">
      <AiPlans key={id} {...plans} {...(id ? { plan: id } : {})} onPaid={records} onRecords={records} />
    </CentrePage>
  )
}
