export { LoanOrders, type LoanOrdersProps } from './loan-orders/loan-orders.tsx'
export { LoanRecords, type LoanRecordsProps } from './loan-records/loan-records.tsx'
export { Loans, type LoansProps } from './loans/loans.tsx'
