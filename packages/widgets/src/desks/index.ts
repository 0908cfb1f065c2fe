export { ContractChart, type ContractChartProps } from './futures-desk/contract-chart.tsx'
export { FuturesDesk, type FuturesDeskProps } from './futures-desk/futures-desk.tsx'
export { useOwnOrders } from './futures-desk/use-own-orders.ts'
