import type { Bourselet } from '@bourselet/sdk'
import { loadTexts, type Namespace, pageOf, pickLocale } from '@bourselet/widgets'
import type { ComponentType } from 'react'
import type { Feature, SiteRoute } from './routes.ts'

type PageModule = { default: ComponentType }

const modules = import.meta.glob<PageModule>('../features/*/*.{desktop,mobile,page}.tsx')

const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/**
 * Returns the function that imports the page of a route: `features/<feature>/<name>.desktop.tsx`, `.mobile.tsx` for a
 * route of the mobile layout, or `<page>.page.tsx` for routes that show the same page. Throws if the file is missing.
 */
function pageOfRoute({ feature, name, mobile, page }: SiteRoute): () => Promise<PageModule> {
  const ownPage = `${kebab(name)}.${mobile ? 'mobile' : 'desktop'}`
  const file = `../features/${feature}/${page ? `${page}.page` : ownPage}.tsx`
  const load = modules[file]
  if (!load) throw new Error(`${file} is missing`)
  return load
}

const trading = ['market', 'ticker', 'orders', 'records'] as const

/**
 * The namespaces of messages that the pages of a feature need for their first render. By default, a feature needs the
 * namespace with its own name and the namespace `records`.
 */
const namespaces: Partial<Record<Feature, readonly Namespace[]>> = {
  session: ['session', 'market'],
  account: ['account', 'notices'],
  kyc: ['kyc', 'photo'],
  market: ['market'],
  spot: ['spot', ...trading],
  futures: ['futures', ...trading],
  prediction: ['prediction', ...trading],
  loans: ['loans', 'staircase', 'records'],
  earn: ['earn', 'staircase', 'records'],
  help: ['help'],
  gallery: ['gallery', 'market', 'ticker'],
  site: ['market', 'ticker', 'notices'],
}

/**
 * Returns a function that returns the page of a route: a promise while the page loads, later the page itself.
 * The page and its messages load together, because messages that arrive later would move the contents. After a
 * failure, the next call loads the page again.
 */
export function pageLoader(sdk: Bourselet, route: SiteRoute): () => ComponentType | Promise<ComponentType> {
  const load = pageOfRoute(route)
  let loaded: ComponentType | undefined
  const fetchPage = async () => {
    const { preferences, texts } = pageOf(sdk)
    const locale = preferences.getState().locale ?? pickLocale(navigator.languages)
    const own = namespaces[route.feature] ?? [route.feature, 'records']
    const needed: readonly Namespace[] = ['site', 'shared', 'errors', ...own]
    const [page] = await Promise.all([load(), loadTexts(texts, locale, needed)])
    loaded = page.default
    return loaded
  }
  return () => loaded ?? fetchPage()
}
