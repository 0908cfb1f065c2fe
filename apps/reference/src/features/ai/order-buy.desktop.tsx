import { AiPlans } from '@bourselet/widgets/ai'
import { useParams } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The AI plans with the plan of the address chosen. A paid order leads to the record. */
export default function OrderBuyPage() {
  const { id } = useParams()
  const { plans, records } = useAiActions()
  return (
    <CentrePage route="orderBuy">
      <AiPlans key={id} {...plans} {...(id ? { plan: id } : {})} onPaid={records} onRecords={records} />
    </CentrePage>
  )
}
