export type CoinMark = {
  /** Color of the icon's disc. */
  fill: string
  /** Color of the drawing on the disc. Its contrast with the disc is at least 4.5:1. */
  ink: string
  /** SVG path of the drawing: filled shapes on a 24 px grid. */
  path: string
}

const dark = '#14181f'

/** Simple icons that resemble the coins without using their trademarks. */
export const coinMarks: Record<string, CoinMark> = {
  BTC: {
    fill: '#f2a33a',
    ink: dark,
    path: 'M9 6.6h1.3V5.2h1.4v1.4h.9V5.2H14v1.55c1.5.300 2.5 1.2 2.5 2.65 0 1-.45 1.7-1.2 2.15 1.05.400 1.7 1.25 1.7 2.45 0 1.8-1.2 2.9-3 3.2v1.6h-1.4v-1.5h-.9v1.5h-1.4v-1.5H9Zm2 1.8v2.5h1.9c.95 0 1.5-.45 1.5-1.25s-.55-1.25-1.5-1.25Zm0 4.2v2.9h2.15c1.05 0 1.7-.55 1.7-1.45s-.65-1.45-1.7-1.45Z',
  },
  ETH: {
    fill: '#8f9df0',
    ink: dark,
    path: 'm12 4.5 4.6 7.4L12 14.5l-4.6-2.6Zm0 15-4.6-6.2 4.6 2.6 4.6-2.6Z',
  },
  USDT: {
    fill: '#4fb894',
    ink: dark,
    path: 'M6.8 6.5h10.4v2.7h-3.7v1.5c2.5.150 4.3.700 4.3 1.35s-1.8 1.2-4.3 1.35v4.6h-3v-4.6c-2.5-.15-4.3-.7-4.3-1.35s1.8-1.2 4.3-1.35V9.2H6.8Zm3.7 4.9c-2 .1-3.3.4-3.3.700s1.9.8 4.8.8 4.8-.45 4.8-.8-1.3-.6-3.3-.7v.9h-3Z',
  },
  SOL: {
    fill: '#b78cf5',
    ink: dark,
    path: 'M8.6 6.8h9.2l-2.4 2.5H6.2Zm6.8 4v0ZM6.2 10.75h9.2l2.4 2.5H8.6ZM8.6 14.7h9.2l-2.4 2.5H6.2Z',
  },
  LTC: {
    fill: '#a9b4c6',
    ink: dark,
    path: 'M10.2 5.5h2.5l-1.35 5 2-.8-.5 1.8-2 .8-.85 3.2h6.5l-.55 2.2H6.9l1.2-4.5-1.6.65.5-1.8 1.6-.65Z',
  },
  XRP: {
    fill: '#9fb3bd',
    ink: dark,
    path: 'M6.5 6.8h2.3L12 10l3.2-3.2h2.3L13.2 11.1a1.7 1.7 0 0 1-2.4 0Zm0 10.4 4.3-4.3a1.7 1.7 0 0 1 2.4 0l4.3 4.3h-2.3L12 14l-3.2 3.2Z',
  },
  TRX: {
    fill: '#ff8a86',
    ink: dark,
    path: 'M5.8 6.3 16 8.1l2.6 2.5-7.25 8.7Zm2.2 2 3.1 7.2.75-5.3Zm5.3 2.4-.75 5.2 3.9-4.7Zm.8-1.3 1.9-.4-.6-.6-4.3-.75Z',
  },
  DOGE: {
    fill: '#d3ae5b',
    ink: dark,
    path: 'M8.5 6.2h3.9c3.5 0 5.6 2.3 5.6 5.8s-2.1 5.8-5.6 5.8H8.5v-4.9H7.2v-1.8h1.3Zm2.2 2v2.9h2.3v1.8h-2.3v2.9h1.6c2.2 0 3.4-1.4 3.4-3.8s-1.2-3.8-3.4-3.8Z',
  },
  BNB: {
    fill: '#e8bd4c',
    ink: dark,
    path: 'm12 5.2 2.9 2.9-1.7 1.7L12 8.6l-1.2 1.2-1.7-1.7Zm0 13.6-2.9-2.9 1.7-1.7 1.2 1.2 1.2-1.2 1.7 1.7ZM5.2 12l1.75-1.75L8.700 12l-1.75 1.75Zm10.1 0 1.75-1.75L18.800 12l-1.75 1.75ZM12 10.2l1.800 1.800-1.800 1.800-1.800-1.800Z',
  },
  ADA: {
    fill: '#8fb0f0',
    ink: dark,
    path: 'M13.95 12a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0ZM12.3 14.86a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0ZM9 14.86a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0ZM7.35 12a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0ZM9 9.14a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0ZM12.3 9.14a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0ZM16.69 15.2a0.85 0.85 0 1 0 1.7 0 0.85 0.85 0 1 0-1.7 0ZM11.15 18.4a0.85 0.85 0 1 0 1.7 0 0.85 0.85 0 1 0-1.7 0ZM5.61 15.2a0.85 0.85 0 1 0 1.7 0 0.85 0.85 0 1 0-1.7 0ZM5.61 8.8a0.85 0.85 0 1 0 1.7 0 0.85 0.85 0 1 0-1.7 0ZM11.15 5.6a0.85 0.85 0 1 0 1.7 0 0.85 0.85 0 1 0-1.7 0ZM16.69 8.8a0.85 0.85 0 1 0 1.7 0 0.85 0.85 0 1 0-1.7 0Z',
  },
  LINK: {
    fill: '#7aa7ff',
    ink: dark,
    path: 'm12 5 6.060 3.500v7L12 19l-6.060-3.500v-7Zm0 3.200-3.300 1.900v3.800l3.300 1.900 3.300-1.900v-3.800Z',
  },
}

const others = ['#7aa7ff', '#f08ab8', '#5cc3d8', '#e4a15a', '#9ccb6b', '#c39bf0', '#f2918a', '#8fb0c9']

/**
 * Returns the disc color of a coin for which no icon exists. The color is always the same for the same coin.
 */
export function discOf(coin: string): { fill: string; ink: string } {
  let sum = 0
  for (const letter of coin) sum = (sum * 131 + letter.charCodeAt(0)) % 9973
  return { fill: others[sum % others.length] ?? '#8fb0c9', ink: dark }
}
