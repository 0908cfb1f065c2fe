import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'

/**
 * The button at the end of a row, for mouse and touch only. With a keyboard or a screen reader, members press the
 * button with the name of the pair instead.
 */
export function TradeButton() {
  const { t } = useText('market')
  return (
    <Button size="small" tabIndex={-1} aria-hidden className="bl-coin-list__trade">
      {t('coinList.trade')}
    </Button>
  )
}
