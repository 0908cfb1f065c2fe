/**
 * Every tag with the file that defines it, fetched when a page first shows the tag. A new tag is one line
 * here.
 */
export const tags: Record<string, () => Promise<unknown>> = {
  'bourselet-ticker': () => import('./tags/bourselet-ticker.ts'),
  'bourselet-coin-list': () => import('./tags/bourselet-coin-list.ts'),
  'bourselet-order-book': () => import('./tags/bourselet-order-book.ts'),
  'bourselet-depth-chart': () => import('./tags/bourselet-depth-chart.ts'),
  'bourselet-recent-trades': () => import('./tags/bourselet-recent-trades.ts'),
  'bourselet-price-chart': () => import('./tags/bourselet-price-chart.ts'),
  'bourselet-trade-ticket': () => import('./tags/bourselet-trade-ticket.ts'),
  'bourselet-open-orders': () => import('./tags/bourselet-open-orders.ts'),
  'bourselet-order-history': () => import('./tags/bourselet-order-history.ts'),
  'bourselet-fills': () => import('./tags/bourselet-fills.ts'),
  'bourselet-futures-panel': () => import('./tags/bourselet-futures-panel.ts'),
  'bourselet-futures-ticket': () => import('./tags/bourselet-futures-ticket.ts'),
  'bourselet-positions': () => import('./tags/bourselet-positions.ts'),
  'bourselet-futures-orders': () => import('./tags/bourselet-futures-orders.ts'),
  'bourselet-prediction-rounds': () => import('./tags/bourselet-prediction-rounds.ts'),
  'bourselet-option-ticket': () => import('./tags/bourselet-option-ticket.ts'),
  'bourselet-option-orders': () => import('./tags/bourselet-option-orders.ts'),
  'bourselet-deposit': () => import('./tags/bourselet-deposit.ts'),
  'bourselet-kyc': () => import('./tags/bourselet-kyc.ts'),
  'bourselet-withdraw': () => import('./tags/bourselet-withdraw.ts'),
  'bourselet-address-book': () => import('./tags/bourselet-address-book.ts'),
  'bourselet-balances': () => import('./tags/bourselet-balances.ts'),
  'bourselet-wallet': () => import('./tags/bourselet-wallet.ts'),
  'bourselet-login': () => import('./tags/bourselet-login.ts'),
  'bourselet-register': () => import('./tags/bourselet-register.ts'),
  'bourselet-forgot-password': () => import('./tags/bourselet-forgot-password.ts'),
  'bourselet-security': () => import('./tags/bourselet-security.ts'),
}
