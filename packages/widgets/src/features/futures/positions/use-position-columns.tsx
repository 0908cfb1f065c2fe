import { useMemo } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { positionDraws } from './draw-position.ts'
import { LiveCell } from './live-cell.tsx'
import { bindPosition } from './position-format.ts'
import { PositionName } from './position-name.tsx'
import { PositionTriggers } from './position-triggers.tsx'
import type { PositionsBoard } from './positions-board.ts'
import { usePositionName } from './use-position-words.ts'

export type PositionActions = {
  onSelect: ((symbol: string) => void) | undefined
  onClose: (position: Position, type: 'market' | 'limit') => void
  onTriggers: (position: Position) => void
  onShare: (position: Position) => void
}

/** The columns of the table; what moves with the mark price is drawn by live cells. */
export function usePositionColumns(
  board: PositionsBoard | undefined,
  actions: PositionActions,
): Column<Position>[] {
  const { t } = useText('futures')
  const nameOf = usePositionName()
  const { onSelect, onClose, onTriggers, onShare } = actions
  const kit = usePositionKit()
  const cell = (position: Position, draw: keyof ReturnType<typeof positionDraws>, className?: string) =>
    board && (
      <LiveCell
        board={board}
        symbol={position.symbol}
        draw={kit(position.symbol).draws[draw]}
        {...(className ? { className } : {})}
      />
    )
  return [
    {
      id: 'position',
      header: t('positions.position'),
      card: 'title',
      cell: (position) => <PositionName position={position} onSelect={onSelect} />,
    },
    {
      id: 'size',
      header: t('positions.size'),
      align: 'end',
      cell: (position) => {
        const { format, base } = kit(position.symbol)
        return (
          <span className="bl-positions__two">
            <span>
              {format.quantity(position.quantity)} <span className="bl-positions__unit">{base}</span>
            </span>
            <small>{cell(position, 'notional')}</small>
          </span>
        )
      },
    },
    {
      id: 'entry',
      header: t('positions.entry'),
      align: 'end',
      cell: (position) => kit(position.symbol).format.price(position.entry_price),
    },
    {
      id: 'mark',
      header: t('positions.mark'),
      align: 'end',
      cell: (position) => cell(position, 'mark'),
    },
    {
      id: 'liq',
      header: <span title={t('positions.liqAbout')}>{t('positions.liq')}</span>,
      align: 'end',
      cell: (position) => cell(position, 'liquidation', 'bl-positions__liq'),
    },
    {
      id: 'margin',
      header: t('positions.margin'),
      align: 'end',
      cell: (position) => (
        <span className="bl-positions__two">
          {cell(position, 'margin')}
          <small className="bl-positions__ratio">
            {board && (
              <LiveCell
                board={board}
                symbol={position.symbol}
                draw={kit(position.symbol).draws.risk}
                className="bl-positions__risk"
                role="meter"
                aria-label={t('positions.ratio')}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={0}
              />
            )}
            {cell(position, 'ratio')}
          </small>
        </span>
      ),
    },
    {
      id: 'pnl',
      header: t('positions.pnl'),
      align: 'end',
      card: 'end',
      cell: (position) => (
        <span className="bl-positions__two">
          {cell(position, 'pnl', 'bl-positions__pnl')}
          <small>{cell(position, 'roe', 'bl-positions__roe')}</small>
        </span>
      ),
    },
    {
      id: 'triggers',
      header: t('positions.tpsl'),
      align: 'end',
      cell: (position) => (
        <PositionTriggers
          position={position}
          format={kit(position.symbol).format}
          onEdit={() => onTriggers(position)}
        />
      ),
    },
    {
      id: 'close',
      header: t('positions.closeBy'),
      align: 'end',
      cell: (position) => (
        <span className="bl-positions__actions">
          <IconButton
            icon="share"
            size="small"
            label={t('positions.share', { position: nameOf(position) })}
            onClick={() => onShare(position)}
          />
          {(['market', 'limit'] as const).map((type) => (
            <Button
              key={type}
              size="small"
              aria-label={t(type === 'market' ? 'positions.closeMarket' : 'positions.closeLimit', {
                position: nameOf(position),
              })}
              onClick={() => onClose(position, type)}
            >
              {t(`positions.${type}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
}

/** Formatters and live drawings of a contract, the same objects while language and contracts stay. */
function usePositionKit() {
  const { t } = useText('futures')
  const locale = useLocale()
  const { contractOf } = useContracts()
  return useMemo(() => {
    const kept = new Map<string, ReturnType<typeof make>>()
    const make = (symbol: string) => {
      const { tick = '0.01', step = '0.001', base = symbol } = contractOf(symbol) ?? {}
      const format = bindPosition(locale, tick, step)
      return { format, base, draws: positionDraws(format, t('positions.liqNear')) }
    }
    return (symbol: string) => {
      const kit = kept.get(symbol) ?? make(symbol)
      kept.set(symbol, kit)
      return kit
    }
  }, [locale, contractOf, t])
}
