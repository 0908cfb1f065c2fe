/** Every tag and the file that defines it, fetched when a page first shows it. A new tag is a line here. */
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
  'bourselet-balances': () => import('./tags/bourselet-balances.ts'),
  'bourselet-login': () => import('./tags/bourselet-login.ts'),
  'bourselet-register': () => import('./tags/bourselet-register.ts'),
  'bourselet-forgot-password': () => import('./tags/bourselet-forgot-password.ts'),
}
