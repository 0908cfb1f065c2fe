import { AiPlans } from '@bourselet/widgets/ai'
import { useParams } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/**
 * The AI plans, with the plan named in the address selected. After an order is paid, the order record opens.
 */
export default function OrderBuyPage() {
  const { id } = useParams()
  const { plans, records } = useAiActions()
  return (
    <CentrePage route="orderBuy">
      <AiPlans key={id} {...plans} {...(id ? { plan: id } : {})} onPaid={records} onRecords={records} />
    </CentrePage>
  )
}
