import { AiOrders } from '@bourselet/widgets/ai'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The page `/order` with the member's AI orders. No menu links to it. */
export default function OrderPage() {
  const { orders } = useAiActions()
  return (
    <CentrePage>
      <AiOrders {...orders} />
    </CentrePage>
  )
}
