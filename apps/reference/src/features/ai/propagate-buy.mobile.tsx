import { AiPlans } from '@bourselet/widgets/ai'
import { useParams } from 'react-router'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The AI plans on a phone, with the plan named in the address selected. */
export default function PropagateBuyPage() {
  const { id } = useParams()
  const { plans, records } = useAiActions()
  return (
    <PhonePage route="propagateBuy">
      <AiPlans key={id} {...plans} {...(id ? { plan: id } : {})} onPaid={records} />
    </PhonePage>
  )
}
