import { AiOrders } from '@bourselet/widgets/ai'
import { MemberPage } from '../../layouts/member-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The member's AI orders. The tabs of the user center open the route `orderRecord`; no menu links to `order`. */
export default function OrdersPage() {
  const { orders } = useAiActions()
  return (
    <MemberPage>
      <AiOrders {...orders} />
    </MemberPage>
  )
}
