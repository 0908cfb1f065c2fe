export type { PickedPrice } from '../../shared/data/picked-price.ts'
export { usePickPrice } from '../../shared/data/picked-price.ts'
export { type SpotOrder, useOpenOrders } from '../../shared/data/use-open-orders.ts'
export {
  type OneClickProps,
  type PressedPrice,
  type PriceSelect,
  type SendPressed,
  usePressedPrice,
} from '../../shared/one-click/use-pressed-price.ts'
export type { Amendment } from './amend-order/amend-draft.ts'
export { AmendOrder, type AmendOrderProps } from './amend-order/amend-order.tsx'
export { Fills, type FillsProps } from './fills/fills.tsx'
export { Holdings, type HoldingsProps } from './holdings/holdings.tsx'
export { HoldingsTotal } from './holdings/holdings-total.tsx'
export { OneClick } from './one-click/one-click.tsx'
export { CancelAllOrders, type CancelAllOrdersProps } from './open-orders/cancel-all-orders.tsx'
export { OpenOrders, type OpenOrdersProps } from './open-orders/open-orders.tsx'
export { OrderHistory, type OrderHistoryProps } from './order-history/order-history.tsx'
export { type OrderLines, useOrderLines } from './order-lines/use-order-lines.ts'
export { SpotAssets, type SpotAssetsProps } from './spot-assets/spot-assets.tsx'
export {
  TicketConditionPrice,
  TicketStopPrice,
  TicketStopType,
  TicketTrail,
  TicketTrigger,
} from './trade-ticket/condition-fields.tsx'
export type { OrderRequest, PlacedOrder } from './trade-ticket/model.ts'
export {
  TicketBalance,
  TicketBestPrices,
  TicketNotices,
  TicketOptions,
  TicketPercentage,
  TicketPrice,
  TicketSide,
  TicketSize,
  TicketSubmit,
  TicketTotal,
  TicketType,
} from './trade-ticket/ticket-parts.tsx'
export { TicketPreview } from './trade-ticket/ticket-preview.tsx'
export { TradeTicket, type TradeTicketProps } from './trade-ticket/trade-ticket.tsx'
export type { TicketEntries } from './trade-ticket/use-given-entries.ts'
export { type TradeTicketState, useTradeTicket } from './trade-ticket/use-trade-ticket.ts'
