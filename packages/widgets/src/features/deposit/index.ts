export { DepositPanel, type DepositPanelProps } from './deposit-panel/deposit-panel.tsx'
export { DepositRecords, type DepositRecordsProps } from './deposit-records/deposit-records.tsx'
