import type { Plugin } from 'vite'
import { coinMarks, discOf } from '../../packages/widgets/src/shared/ui/coin-marks.ts'

/**
 * Coins of the sandbox for which the widgets have no drawing. Their icon shows the first letter of the coin's
 * code.
 */
const LETTERED = ['ADA', 'BNB', 'LINK']

/** The highest membership level of the sandbox. Each level from 0 to this one has an icon. */
const TOP_LEVEL = 5

const LETTERS =
  'font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" dominant-baseline="central"'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${content}</svg>\n`

function coinIcon(coin: string): string {
  const mark = coinMarks[coin]
  const { fill, ink } = mark ?? discOf(coin)
  const disc = `<circle cx="12" cy="12" r="12" fill="${fill}"/>`
  return svg(
    mark
      ? `${disc}<path d="${mark.path}" fill="${ink}" fill-rule="evenodd"/>`
      : `${disc}<text x="12" y="12" font-size="13" fill="${ink}" ${LETTERS}>${coin[0]}</text>`,
  )
}

/** Returns the icon of a membership level: a hexagon with the number of the level. */
const levelIcon = (level: number) =>
  svg(
    `<path d="M12 1.5 21 6.75v10.5L12 22.5 3 17.25V6.75Z" fill="#5b7fa6"/><text x="12" y="12" font-size="11" fill="#fff" ${LETTERS}>${level}</text>`,
  )

const icons = new Map<string, string>([
  ...[...Object.keys(coinMarks), ...LETTERED].map(
    (coin) => [`icons/${coin.toLowerCase()}.svg`, coinIcon(coin)] as const,
  ),
  ...Array.from(
    { length: TOP_LEVEL + 1 },
    (_, level) => [`icons/vip${level}.svg`, levelIcon(level)] as const,
  ),
])

/**
 * Creates the Vite plugin that adds the icons of coins and membership levels to the site. The API of the
 * sandbox returns the addresses of these icons. The icons of coins use the drawings of the widgets.
 */
export const apiIcons = (): Plugin => ({
  name: 'icons',
  generateBundle() {
    for (const [fileName, source] of icons) this.emitFile({ type: 'asset', fileName, source })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const icon = icons.get(new URL(request.url ?? '/', 'http://site').pathname.slice(1))
      if (icon === undefined) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(icon)
    })
  },
})
