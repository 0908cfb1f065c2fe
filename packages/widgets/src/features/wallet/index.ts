export { Balances, type BalancesProps } from './balances/balances.tsx'
