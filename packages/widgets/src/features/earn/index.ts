export {
  EarnOrders,
  type EarnOrdersProps,
  EarnOverview,
  type EarnOverviewProps,
  type EarnProductsProps,
  IncomeRecords,
  type IncomeRecordsProps,
  SavingsProducts,
  WealthProducts,
} from './earn.tsx'
export type { EarnEvents } from './events.ts'
export type { EarnOrder } from './order.ts'
export type { EarnKind } from './product.ts'
