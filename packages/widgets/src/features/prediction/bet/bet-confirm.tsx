import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { ConfirmDialog } from '../../../shared/ticket/confirm-dialog.tsx'
import { PreviewRows, type Row } from '../../../shared/ui/preview-rows.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import type { BetIntent, BetRequest } from './use-bet-intent.ts'

export type BetConfirmProps = {
  intent: BetIntent
  /** The rows below the direction and the stake of the bet. */
  rowsOf: (bet: BetRequest) => readonly Row[]
  /** The rules that apply to the bet, in one or two sentences. */
  rules: string
  /** The reason why the bet can no longer be sent; null if it can be sent. */
  stoppedBy: string | null
}

/** The dialog that shows a bet or an option before it is sent. */
export function BetConfirm({ intent, rowsOf, rules, stoppedBy }: BetConfirmProps) {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  const { isFramed } = useBourselet()
  const { data: symbols } = useSymbols()
  const { isOpen, bet } = intent.review
  if (!bet) return null
  const { mode, direction, amount, symbol } = bet
  const info = symbols?.find((one) => one.symbol === symbol)
  const rows: Row[] = [
    { name: 'direction', label: t('bet.direction'), value: <DirectionWord direction={direction} /> },
    { name: 'stake', label: t('bar.stake'), value: coin(amount), tone: 'strong' },
    ...rowsOf(bet),
  ]
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`confirm.${mode}`)}
      description={info ? `${info.base}/${info.quote}` : symbol}
      preference="confirmBets"
      againText={t('confirm.again')}
      requiredText={isFramed ? t('confirm.framed') : null}
      label={t(`bet.deal.${direction}`, { amount: coin(amount) })}
      variant={direction === 'bull' ? 'buy' : 'sell'}
      isDisabled={stoppedBy !== null}
      onClose={intent.back}
      onConfirm={intent.confirm}
    >
      <PreviewRows rows={rows} />
      <p className="bl-note">{stoppedBy ?? rules}</p>
    </ConfirmDialog>
  )
}
