import type { Schema } from '@bourselet/sdk'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { usePositionName } from '../positions/use-position-texts.ts'

type Closed = Schema<'ClosedPosition'>

/** Notifies the member of a position that ended by take profit, stop loss or liquidation. */
export function usePositionNotices(): void {
  const { t } = useText('futures')
  const format = useFormat()
  const nameOf = usePositionName()
  const { show } = useToast()
  const showNotice = (closed: Closed) => {
    const { closed_by, realized_pnl } = closed
    if (closed_by === 'user') return
    const position = nameOf(closed)
    const pnl = `${resultText(format, realized_pnl)} USDT`
    if (closed_by === 'liquidation') {
      show({
        tone: 'error',
        title: t('notices.liquidated', { position }),
        text: t('notices.liquidatedText', { pnl }),
      })
      return
    }
    show({
      tone: closed_by === 'tp' ? 'success' : 'warn',
      title: t(`notices.${closed_by}`, { position }),
      text: t('notices.result', { pnl }),
    })
  }
  useMemberEvents((event) => {
    if (event.kind === 'position_closed') showNotice(event.closed)
  })
}
