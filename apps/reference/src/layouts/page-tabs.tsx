import { useText } from '@bourselet/widgets'
import { Link } from '../shared/link.tsx'
import type { RouteName } from '../shared/routes.ts'
import { pathHere } from '../shared/twin-routes.ts'
import { orderPages, sideMenu } from './menu.ts'

/** Returns the product of a page with orders; undefined for other pages. */
export const productOf = (route: RouteName) =>
  orderPages.find(({ pages }) => pages.some((page) => page.route === route))

/**
 * The tabs that switch a page with orders between products, such as spot and futures. Renders nothing on pages
 * without orders.
 */
export function ProductTabs({ route }: { route: RouteName }) {
  const { t } = useText('site')
  const product = productOf(route)
  return (
    product && (
      <TabLinks
        label={t('terminal.orders')}
        selected={product.pages[0].route}
        tabs={orderPages.map(({ label, pages }) => ({ route: pages[0].route, text: t(label) }))}
        boxed
      />
    )
  )
}

/**
 * The tabs for the pages under the same entry of the user center's menu. Renders nothing if the entry has only
 * one page.
 */
export function PageTabs({ route, boxed }: { route: RouteName; boxed?: boolean }) {
  const { t } = useText('site')
  const product = productOf(route)
  const entry = sideMenu
    .flatMap(({ entries }) => entries.flatMap((one) => ('pages' in one ? [one] : [])))
    .find(({ pages }) => pages.some((name) => name === route))
  if (product)
    return (
      <TabLinks
        label={t(product.label)}
        selected={route}
        tabs={product.pages.map((page) => ({ route: page.route, text: t(page.label) }))}
      />
    )
  return (
    entry && (
      <TabLinks
        label={t(entry.label)}
        selected={route}
        tabs={entry.pages.map((name) => ({ route: name, text: t(`title.${name}`) }))}
        boxed={boxed}
      />
    )
  )
}

type TabLinksProps = {
  label: string
  selected: RouteName
  tabs: readonly { route: RouteName; text: string }[]
  /** True if the tabs are drawn as a box, because they are on the line of a heading. */
  boxed?: boolean | undefined
}

function TabLinks({ label, selected, tabs, boxed }: TabLinksProps) {
  return (
    <nav className="page-tabs" aria-label={label} data-boxed={boxed}>
      {tabs.map(({ route, text }) => (
        <Link key={route} to={pathHere(route)} aria-current={route === selected ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
