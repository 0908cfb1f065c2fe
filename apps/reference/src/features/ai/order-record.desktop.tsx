import { AiOrders } from '@bourselet/widgets/ai'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The member's AI orders. */
export default function OrderRecordPage() {
  const { orders } = useAiActions()
  return (
    <CentrePage route="orderRecord">
      <AiOrders {...orders} />
    </CentrePage>
  )
}
