import { AiOrders } from '@bourselet/widgets/ai'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The member's AI orders on a phone. */
export default function PropagateListPage() {
  const { orders } = useAiActions()
  return (
    <PhonePage>
      <AiOrders {...orders} />
    </PhonePage>
  )
}
