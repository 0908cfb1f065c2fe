export { AccountChanges, type AccountChangesProps } from './account-changes/account-changes.tsx'
export { Balances, type BalancesProps } from './balances/balances.tsx'
export { CoinNetworks, type CoinNetworksProps } from './coin-networks/coin-networks.tsx'
export { WalletOverview, type WalletOverviewProps } from './wallet-overview/wallet-overview.tsx'
