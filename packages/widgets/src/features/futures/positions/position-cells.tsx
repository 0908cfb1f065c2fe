import type { Position } from '../../../shared/data/use-positions.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { LiveCell } from './live-cell.tsx'
import type { PositionsBoard } from './positions-board.ts'
import type { PositionKit } from './use-position-kit.ts'
import { usePositionName } from './use-position-texts.ts'

type CellProps = { position: Position; board: PositionsBoard; kit: PositionKit }

/** A cell with the quantity and, below it, its value at the mark price. */
export function SizeCell({ position, board, kit: { format, base, draws } }: CellProps) {
  return (
    <span className="bl-positions__two">
      <span>
        {format.quantity(position.quantity)} <span className="bl-positions__unit">{base}</span>
      </span>
      <small>
        <LiveCell board={board} symbol={position.symbol} draw={draws.notional} />
      </small>
    </span>
  )
}

/** A cell with the margin and, below it, the maintenance margin as a percentage of the margin. */
export function MarginCell({ position: { symbol }, board, kit: { draws } }: CellProps) {
  const { t } = useText('futures')
  return (
    <span className="bl-positions__two">
      <LiveCell board={board} symbol={symbol} draw={draws.margin} />
      <small className="bl-positions__ratio">
        <LiveCell
          board={board}
          symbol={symbol}
          draw={draws.risk}
          className="bl-positions__risk"
          role="meter"
          aria-label={t('positions.ratio')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={0}
        />
        <LiveCell board={board} symbol={symbol} draw={draws.ratio} />
      </small>
    </span>
  )
}

/** A cell with the unrealized result and, below it, its percentage of the initial margin. */
export function ResultCell({ position: { symbol }, board, kit: { draws } }: CellProps) {
  return (
    <span className="bl-positions__two">
      <LiveCell board={board} symbol={symbol} draw={draws.pnl} className="bl-positions__pnl" />
      <small>
        <LiveCell board={board} symbol={symbol} draw={draws.roe} className="bl-positions__roe" />
      </small>
    </span>
  )
}

type ActionsCellProps = {
  position: Position
  onShare: (position: Position) => void
  onReverse: (position: Position) => void
  onClose: (position: Position, type: 'market' | 'limit') => void
}

export function ActionsCell({ position, onShare, onReverse, onClose }: ActionsCellProps) {
  const { t } = useText('futures')
  const named = { position: usePositionName()(position) }
  const isReversible = useSiteSettings().data?.futures_reverse ?? false
  return (
    <span className="bl-positions__actions">
      {isReversible && (
        <IconButton
          icon={icons.swap}
          size="small"
          label={t('positions.reverse', named)}
          onClick={() => onReverse(position)}
        />
      )}
      <IconButton
        icon={icons.share}
        size="small"
        label={t('positions.share', named)}
        onClick={() => onShare(position)}
      />
      <Button
        size="small"
        aria-label={t('positions.closeMarket', named)}
        onClick={() => onClose(position, 'market')}
      >
        {t('positions.market')}
      </Button>
      <Button
        size="small"
        aria-label={t('positions.closeLimit', named)}
        onClick={() => onClose(position, 'limit')}
      >
        {t('positions.limit')}
      </Button>
    </span>
  )
}
