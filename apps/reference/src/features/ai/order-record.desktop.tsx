import { AiOrders } from '@bourselet/widgets/ai'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The page with the member's AI orders, which the tabs of the user center open. */
export default function OrderRecordPage() {
  const { orders } = useAiActions()
  return (
    <CentrePage>
      <AiOrders {...orders} />
    </CentrePage>
  )
}
