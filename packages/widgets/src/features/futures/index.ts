export type { LineFigure, PriceLine } from '../../shared/data/price-line.ts'
export { type FuturesOrder, useFuturesOrders } from '../../shared/data/use-futures-orders.ts'
export { type Position, usePositions } from '../../shared/data/use-positions.ts'
export {
  type OneClickProps,
  type PressedPrice,
  type PriceSelect,
  type SendPressed,
  usePressedPrice,
} from '../../shared/one-click/use-pressed-price.ts'
export type { FuturesAmendment } from './amend-order/amend-draft.ts'
export { AmendFuturesOrder, type AmendFuturesOrderProps } from './amend-order/amend-futures-order.tsx'
export { ClosedPositions, type ClosedPositionsProps } from './closed-positions/closed-positions.tsx'
export { FundingHistory, type FundingHistoryProps } from './funding-history/funding-history.tsx'
export {
  FuturesAccountCard,
  type FuturesAccountCardProps,
} from './futures-account-card/futures-account-card.tsx'
export { FuturesHistory, type FuturesHistoryProps } from './futures-history/futures-history.tsx'
export { CancelAllFutures, type CancelAllFuturesProps } from './futures-orders/cancel-all-futures.tsx'
export { FuturesOrders, type FuturesOrdersProps } from './futures-orders/futures-orders.tsx'
export { FuturesTicketExits, FuturesTicketTrigger } from './futures-ticket/exit-fields.tsx'
export { FuturesTicket, type FuturesTicketProps } from './futures-ticket/futures-ticket.tsx'
export type { FuturesRequest, PlacedFutures } from './futures-ticket/model.ts'
export { FuturesTicketStopTrigger, FuturesTicketStopType } from './futures-ticket/stop-fields.tsx'
export {
  FuturesTicketBalance,
  FuturesTicketBestPrices,
  FuturesTicketMargin,
  FuturesTicketNotices,
  FuturesTicketOptions,
  FuturesTicketPercentage,
  FuturesTicketPrice,
  FuturesTicketSide,
  FuturesTicketSize,
  FuturesTicketSubmit,
  FuturesTicketType,
} from './futures-ticket/ticket-parts.tsx'
export { FuturesTicketPreview } from './futures-ticket/ticket-preview.tsx'
export { type FuturesTicketState, useFuturesTicket } from './futures-ticket/use-futures-ticket.ts'
export { LeverageDialog, type LeverageDialogProps } from './leverage-dialog/leverage-dialog.tsx'
export { MarginModeDialog, type MarginModeDialogProps } from './margin-mode-dialog/margin-mode-dialog.tsx'
export { FuturesOneClick } from './one-click/one-click.tsx'
export { type PositionLines, usePositionLines } from './position-lines/use-position-lines.tsx'
export { usePositionNotices } from './position-notices/use-position-notices.ts'
export { CloseAllPositions } from './positions/close-all.tsx'
export { Positions, type PositionsProps } from './positions/positions.tsx'
