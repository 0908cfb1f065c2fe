import { type ComponentType, lazy } from 'react'
import type { SiteRoute } from '../shared/routes.ts'

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/*.{desktop,mobile}.tsx')

const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/** The page of a route is the file of its name: `features/<feature>/<name>.desktop.tsx`. None: not open yet. */
export function pageOfRoute({ feature, name, mobile }: SiteRoute): ComponentType | null {
  const load = modules[`../features/${feature}/${kebab(name)}.${mobile ? 'mobile' : 'desktop'}.tsx`]
  return load ? lazy(load) : null
}
