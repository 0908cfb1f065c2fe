import { useSession } from '../../shared/data/use-session.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { Root } from '../../shared/ui/root.tsx'
import { widget } from '../../shared/ui/widget.tsx'
import type { AiEvents } from './events.ts'
import { Orders } from './orders/orders.tsx'
import { Plans } from './plans/plans.tsx'
import { Summary } from './summary.tsx'
import { useAiTexts } from './use-ai-texts.ts'
import './ai.css'

export type AiPlansProps = AiEvents & {
  /** Id of the AI plan that is initially selected. */
  plan?: string
  /**
   * Called when the member presses the button for their AI orders, so that the host opens the page that lists
   * them. Without this callback the button is hidden.
   */
  onRecords?: () => void
}

/**
 * AI plans: their daily rates, simulated days, the simulated results for an entered amount, and the order
 * panel.
 */
export const AiPlans = widget('ai-plans', function AiPlans({ onRecords, ...props }: AiPlansProps) {
  const { ready } = useAiTexts()
  const { signedIn } = useSession()
  return (
    <Root name="ai-plans" className="bl-ai">
      {ready ? (
        <Summary onRecords={onRecords} />
      ) : (
        <Panel className="bl-ai__strip" data-member={signedIn || undefined} />
      )}
      <Plans {...props} />
    </Root>
  )
})

export type AiOrdersProps = Omit<AiEvents, 'onAgreement' | 'agreement' | 'onDirtyChange'>

/**
 * The member's AI orders, listed by status. The member can open an order and recompute its daily results, pay drafts
 * (unpaid orders), and finish running orders early.
 */
export const AiOrders = widget('ai-orders', function AiOrders(props: AiOrdersProps) {
  const { ready } = useAiTexts()
  return (
    <Root name="ai-orders" className="bl-ai">
      {ready ? <Orders {...props} /> : <Panel className="bl-ai__orders" />}
    </Root>
  )
})
