import { add } from '@bourselet/sdk/money'
import { useMarks } from '../../../shared/data/use-mark.ts'
import { type OpenPositions, usePositions } from '../../../shared/data/use-positions.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { useOpened } from '../../../shared/ui/use-opened.ts'
import { useClosePositions } from './use-close-positions.ts'
import { usePositionsBoard } from './use-positions-board.ts'
import './positions.css'

/**
 * The button that closes all open positions at market after a confirmation. Renders nothing if there is no
 * open position.
 */
export function CloseAll() {
  const { t } = useText('futures')
  const { data } = usePositions()
  const { closeAll, busy } = useClosePositions()
  const count = data?.list.length ?? 0
  const [asked, setAsked] = useOpened<true>(() => count > 0)
  const keep = () => setAsked(null)
  if (!data || (count === 0 && !busy)) return null
  return (
    <>
      <Button size="small" variant="ghost" busy={busy} onClick={() => setAsked(true)}>
        {t('positions.closeAll')}
      </Button>
      <Dialog
        open={asked !== null}
        onOpenChange={keep}
        title={t('positions.closeAllTitle')}
        footer={
          <>
            <Button variant="ghost" onClick={keep}>
              {t('positions.keep')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                keep()
                closeAll()
              }}
            >
              {t('positions.closeAll')}
            </Button>
          </>
        }
      >
        <p>{t('positions.closeAllText', { count })}</p>
        <CloseAllResult open={data} />
      </Dialog>
    </>
  )
}

/** The expected result of closing all positions now, recomputed at each new mark price. */
function CloseAllResult({ open }: { open: OpenPositions }) {
  const { t } = useText('futures')
  const format = useFormat()
  const board = usePositionsBoard(open)
  // This subscription renders the dialog again at every new mark price, so that the dialog shows the current profit and
  // loss.
  useMarks()
  const results = open.list.map(({ symbol }) => board?.position(symbol)?.unrealized_pnl ?? '0')
  const sum = results.reduce(add, '0')
  const pnl = `${resultText(format, sum)} USDT`
  return <p className="bl-positions__result">{t('positions.closeAllResult', { pnl })}</p>
}

/** The button "Close all" for a header above `Positions`. Renders nothing if there is no open position. */
export function CloseAllPositions() {
  return (
    <Root name="close-all-positions" density="compact">
      <CloseAll />
    </Root>
  )
}
