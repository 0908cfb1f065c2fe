import { AiOrders } from '@bourselet/widgets/ai'
import { MemberPage } from '../../layouts/member-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/**
 * The member's AI orders. The routes `orderRecord` and `order` both show this page. The tabs of the user center open
 * `orderRecord`; no menu links to `order`.
 */
export default function OrdersPage() {
  const { orders } = useAiActions()
  return (
    <MemberPage>
      <AiOrders {...orders} />
    </MemberPage>
  )
}
