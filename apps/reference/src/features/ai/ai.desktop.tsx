import './ai.css'
import { useText } from '@bourselet/widgets'
import { AiOrders, AiPlans } from '@bourselet/widgets/ai'
import { useAiActions } from './use-ai-actions.tsx'

/** The AI page on a desktop: the plans with their calculator, and below them the member's AI orders. */
export default function AiPage() {
  const { t } = useText('site')
  const actions = useAiActions()
  return (
    <div className="ai-page">
      <h1 className="bl-hidden">{t('title.ai')}</h1>
      <AiPlans {...actions.plans} onRecords={actions.records} />
      <AiOrders {...actions.orders} />
      {actions.question}
    </div>
  )
}
