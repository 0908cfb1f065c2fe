import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const widgets = join(import.meta.dirname, '../widgets/src')
const lazyPart = join(widgets, 'shared/ui/lazy-part.tsx')

/**
 * Path of the module that exports the error state and the indicator of live data. The lazy counterparts of these two
 * components load this module.
 */
const errorParts = join(widgets, 'shared/ui/error-parts.ts')

/** Modules that have a lazy counterpart beside them, for example `lazy-coin-icon.tsx`. */
const withCounterpart = [
  'shared/ui/coin-icon.tsx',
  'shared/ui/error-state.tsx',
  'shared/ui/shown-mark.tsx',
  'shared/ui/toasts.tsx',
  'features/market/coin-list/coin-bar.tsx',
  'features/market/order-book/book-share.tsx',
  'features/market/star.tsx',
].map((path) => join(widgets, path))

/**
 * Modules without a lazy counterpart file, each with the component that it exports. The lazy version of the component
 * shows nothing until its code is loaded.
 */
const withoutPlaceholder = new Map(
  [
    ['features/market/coin-list/no-coins.tsx', 'NoCoins'],
    ['features/market/coin-list/trade-button.tsx', 'TradeButton'],
    ['features/market/market-empty.tsx', 'MarketEmpty'],
    ['features/market/order-book/book-mark.tsx', 'BookMark'],
    ['features/market/order-book/group-select.tsx', 'GroupSelect'],
    ['features/market/order-book/reach-box.tsx', 'ReachBox'],
    ['features/market/recent-trades/size-select.tsx', 'SizeSelect'],
    ['features/prediction/option/option-confirm.tsx', 'OptionTicketConfirm'],
    ['features/prediction/round-bet/round-bet-confirm.tsx', 'RoundBetConfirm'],
    ['shared/ticket/confirm-setting.tsx', 'ConfirmSetting'],
    ['shared/ui/missing-symbol.tsx', 'MissingSymbol'],
  ].map(([path, name]) => [join(widgets, path!), name!]),
)

const prefix = '\0lazy:'

const counterpart = (path: string) => path.replace(/([\w-]+\.tsx)$/, 'lazy-$1')

/**
 * Creates the Vite plugin that replaces components by lazy ones, which load their code when they are shown. It replaces
 * only components that a page does not need to show its first prices. The npm packages keep the originals.
 */
export function lazyModules(): Plugin {
  return {
    name: 'lazy-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(prefix)) return source
      if (!importer || !source.startsWith('.')) return null
      const path = resolve(importer, '..', source)
      if (withoutPlaceholder.has(path)) return `${prefix}${path}`
      if (importer === errorParts) return null
      return withCounterpart.includes(path) && importer !== counterpart(path) ? counterpart(path) : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const path = id.slice(prefix.length)
      const name = withoutPlaceholder.get(path)
      return [
        `import { lazyPart } from '${lazyPart}'`,
        `export const ${name} = /* @__PURE__ */ lazyPart(() => import('${path}').then((all) => all.${name}))`,
      ].join('\n')
    },
  }
}
