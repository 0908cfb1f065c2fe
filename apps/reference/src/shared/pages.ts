import type { ComponentType } from 'react'
import { type RouteName, routeOf, type SiteRoute } from './routes.ts'

type PageModule = { default: ComponentType }

const modules = import.meta.glob<PageModule>('../features/*/*.{desktop,mobile}.tsx')

const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/**
 * Returns the page module of a route: `features/<feature>/<name>.desktop.tsx`. Undefined if the feature is
 * not available yet.
 */
export const pageOfRoute = ({ feature, name, mobile }: SiteRoute): (() => Promise<PageModule>) | undefined =>
  modules[`../features/${feature}/${kebab(name)}.${mobile ? 'mobile' : 'desktop'}.tsx`]

/** Returns true if the page of a route is available. */
export const hasPage = (name: RouteName): boolean => pageOfRoute(routeOf(name)) !== undefined
