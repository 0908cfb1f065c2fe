import { useContracts } from '../../../shared/data/use-contracts.ts'
import {
  isSamePosition,
  type OpenPositions,
  type Position,
  usePositions,
} from '../../../shared/data/use-positions.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.ts'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import { useOpened } from '../../../shared/ui/use-opened.ts'
import { CloseDialog, ReverseDialog, SharePosition, TpslDialog } from '../lazy-dialogs.ts'
import { CloseAll } from './close-all.tsx'
import type { PositionsBoard } from './positions-board.ts'
import { usePositionColumns } from './use-position-columns.tsx'
import { usePositionsBoard } from './use-positions-board.ts'
import './positions.css'

export type PositionsProps = {
  /** Limits the list to one contract. By default the list contains all contracts. */
  symbol?: string
  /** Omits the line with "Close all", for pages that render `CloseAllPositions` elsewhere. */
  withoutTools?: boolean
  /** The name on the share card (the picture of a position for social media); by default the name of the site. */
  productName?: string
  /** Called when the symbol of a position is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/**
 * The member's open positions at the latest mark prices, with buttons that close them, reverse them, set their
 * TP/SL and share them.
 */
export function Positions({ onSignIn, ...shown }: PositionsProps) {
  const { t, ready } = useText('futures')
  const { signedIn } = useSession()
  const positions = usePositions()
  const board = usePositionsBoard(positions.data)
  const isFailed = positions.error !== null && !positions.data
  return (
    <Root name="positions" density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={t('positions.signedOut')} onSignIn={onSignIn} />}
      {signedIn && isFailed && <ErrorState error={positions.error} onRetry={positions.refetch} />}
      {signedIn && !isFailed && (
        <PositionsTable {...shown} open={positions.data} board={board} isReady={ready} />
      )}
    </Root>
  )
}

type Asked = { kind: 'market' | 'limit' | 'triggers' | 'share'; position: Position }

type PositionsTableProps = Omit<PositionsProps, 'onSignIn'> & {
  open: OpenPositions | undefined
  board: PositionsBoard | undefined
  isReady: boolean
}

function PositionsTable(props: PositionsTableProps) {
  const { open, board, isReady, symbol, withoutTools, productName, onSelect } = props
  const { t } = useText('futures')
  const { isLoading } = useContracts()
  const current = (position: Position) => open?.list.find((one) => isSamePosition(one, position))
  const [asked, setAsked] = useOpened<Asked>(({ position }) => current(position) !== undefined)
  const [, setElement] = useKeptFocus<HTMLDivElement>()
  // The position for which the reverse dialog was opened. The state stores the position as it was at that moment. The
  // list may already contain the reversed position before the server's answer to the reversal arrives.
  const [reversed, setReversed] = useMemberOpened<Position>()
  const columns = usePositionColumns(board, {
    onSelect,
    onClose: (position, type) => setAsked({ kind: type, position }),
    onTriggers: (position) => setAsked({ kind: 'triggers', position }),
    onShare: (position) => setAsked({ kind: 'share', position }),
    onReverse: setReversed,
  })
  const rows = symbol ? open?.list.filter((position) => position.symbol === symbol) : open?.list
  const done = () => setAsked(null)
  const of = (...kinds: Asked['kind'][]): Position | null =>
    (asked && kinds.includes(asked.kind) && current(asked.position)) || null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own, and a section would be a landmark */}
      <div ref={setElement} role="group" aria-label={t('positions.caption')}>
        {!withoutTools && rows && rows.length > 0 && (
          <div className="bl-orders__tools bl-orders__tools--end">
            <CloseAll />
          </div>
        )}
        <Table
          caption={t('positions.caption')}
          columns={columns}
          rows={isReady && !isLoading ? rows : undefined}
          rowKey={(position) => position.symbol}
          density="medium"
          cards
          skeletonRows={3}
          empty={
            symbol ? (
              <Empty
                icon={icons.trend}
                title={t('positions.emptyHere', { symbol })}
                text={t('positions.emptyText')}
              />
            ) : (
              <Empty icon={icons.trend} title={t('positions.empty')} text={t('positions.emptyText')} />
            )
          }
        />
      </div>
      <CloseDialog
        position={of('market', 'limit')}
        type={asked?.kind === 'limit' ? 'limit' : 'market'}
        onClose={done}
      />
      <ReverseDialog position={reversed} onClose={() => setReversed(null)} />
      <TpslDialog position={of('triggers')} onClose={done} />
      <SharePosition position={of('share')} onClose={done} {...(productName ? { productName } : {})} />
    </>
  )
}
