import { useText } from '@bourselet/widgets'
import { AiPlans } from '@bourselet/widgets/ai'
import { IconButton, icons } from '@bourselet/widgets/ui'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { useAiActions } from './use-ai-actions.tsx'

/** The page with the AI plans on a phone, with a button that opens the member's AI orders. */
export default function PropagatePage() {
  const { t } = useText('site')
  const { plans, records, paid, question } = useAiActions()
  return (
    <PhonePage end={<IconButton icon={icons.clock} label={t('title.mbpropagatelist')} onClick={records} />}>
      <AiPlans {...plans} onPaid={paid} />
      {question}
    </PhonePage>
  )
}
