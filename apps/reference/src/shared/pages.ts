import type { ComponentType } from 'react'
import type { SiteRoute } from './routes.ts'

type PageModule = { default: ComponentType }

const modules = import.meta.glob<PageModule>('../features/*/*.{desktop,mobile}.tsx')

const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/** Returns the page module of a route: `features/<feature>/<name>.desktop.tsx`. Throws if the file is missing. */
export function pageOfRoute({ feature, name, mobile }: SiteRoute): () => Promise<PageModule> {
  const file = `../features/${feature}/${kebab(name)}.${mobile ? 'mobile' : 'desktop'}.tsx`
  const load = modules[file]
  if (!load) throw new Error(`${file} is missing`)
  return load
}
