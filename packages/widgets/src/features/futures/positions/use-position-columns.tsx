import type { ReactNode } from 'react'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Column } from '../../../shared/ui/table-column.ts'
import { LiveCell } from './live-cell.tsx'
import { ActionsCell, MarginCell, ResultCell, SizeCell } from './position-cells.tsx'
import { PositionName } from './position-name.tsx'
import { PositionTriggers } from './position-triggers.tsx'
import type { PositionsBoard } from './positions-board.ts'
import { usePositionKit } from './use-position-kit.ts'

export type PositionActions = {
  onSelect: ((symbol: string) => void) | undefined
  onClose: (position: Position, type: 'market' | 'limit') => void
  onTriggers: (position: Position) => void
  onShare: (position: Position) => void
  onReverse: (position: Position) => void
}

/**
 * Returns the columns of the positions table. Cells with values that depend on the mark price are live cells,
 * which update without a React render.
 */
export function usePositionColumns(
  board: PositionsBoard | undefined,
  { onSelect, onClose, onTriggers, onShare, onReverse }: PositionActions,
): Column<Position>[] {
  const { t } = useText('futures')
  const kitOf = usePositionKit()
  const figure = (id: string, header: ReactNode, cell: Column<Position>['cell']): Column<Position> => ({
    id,
    header,
    align: 'end',
    cell,
  })
  const live = (position: Position, Cell: typeof SizeCell) =>
    board && <Cell position={position} board={board} kit={kitOf(position.symbol)} />
  const title: Column<Position> = {
    id: 'position',
    header: t('positions.position'),
    card: 'title',
    cell: (position) => <PositionName position={position} onSelect={onSelect} />,
  }
  return [
    title,
    figure('size', t('positions.size'), (position) => live(position, SizeCell)),
    figure('entry', t('positions.entry'), ({ symbol, entry_price }) =>
      kitOf(symbol).format.price(entry_price),
    ),
    figure(
      'mark',
      t('positions.mark'),
      ({ symbol }) => board && <LiveCell board={board} symbol={symbol} draw={kitOf(symbol).draws.mark} />,
    ),
    figure(
      'liq',
      <span title={t('positions.liqAbout')}>{t('positions.liq')}</span>,
      ({ symbol }) =>
        board && (
          <LiveCell
            board={board}
            symbol={symbol}
            draw={kitOf(symbol).draws.liquidation}
            className="bl-positions__liq"
          />
        ),
    ),
    figure('margin', t('positions.margin'), (position) => live(position, MarginCell)),
    { ...figure('pnl', t('positions.pnl'), (position) => live(position, ResultCell)), card: 'end' },
    figure('triggers', t('positions.tpsl'), (position) => (
      <PositionTriggers
        position={position}
        format={kitOf(position.symbol).format}
        onEdit={() => onTriggers(position)}
      />
    )),
    figure('close', t('positions.closeBy'), (position) => (
      <ActionsCell position={position} onShare={onShare} onReverse={onReverse} onClose={onClose} />
    )),
  ]
}
