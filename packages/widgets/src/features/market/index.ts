export { BookPanel, type BookPanelProps } from './book-panel/book-panel.tsx'
export { ChartPanel, type ChartPanelProps } from './chart-panel/chart-panel.tsx'
export type { CoinView } from './coin-list/coin-columns.ts'
export { CoinList, type CoinListProps } from './coin-list/coin-list.tsx'
export { DealButton, type DealButtonProps } from './deal-button/deal-button.tsx'
export { DepthChart, type DepthChartProps } from './depth-chart/depth-chart.tsx'
export { FundingRates, type FundingRatesProps } from './funding-rates/funding-rates.tsx'
export { MarketSummary, type MarketSummaryProps } from './market-summary/market-summary.tsx'
export { OrderBook, type OrderBookProps, type OrderBookSettings } from './order-book/order-book.tsx'
export {
  OrderBookGroup,
  OrderBookLines,
  type OrderBookLinesProps,
  OrderBookSpread,
  OrderBookStatus,
  useOrderBook,
} from './order-book/order-book-parts.tsx'
export type { OwnOrder } from './order-book/use-book-rows.ts'
export { PriceChart, type PriceChartProps } from './price-chart/price-chart.tsx'
export type { LineFigure, PriceLine } from './price-chart/use-price-chart.ts'
export { RecentTrades, type RecentTradesProps } from './recent-trades/recent-trades.tsx'
export { SideChart, type SideChartProps } from './side-chart/side-chart.tsx'
export { SymbolBar, type SymbolBarProps } from './symbol-bar/symbol-bar.tsx'
export { Ticker, type TickerProps } from './ticker/ticker.tsx'
export { TradingRules, type TradingRulesProps } from './trading-rules/trading-rules.tsx'
export { useFavourite } from './use-favourite.ts'
