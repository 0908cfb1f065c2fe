export { ContractChart, type ContractChartProps } from './futures-panel/contract-chart.tsx'
export { FuturesPanel, type FuturesPanelProps } from './futures-panel/futures-panel.tsx'
export { useOwnOrders } from './futures-panel/use-own-orders.ts'
