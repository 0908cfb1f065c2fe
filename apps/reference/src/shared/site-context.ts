import { createContext, useContext } from 'react'
import type { SiteConfig } from './site-config.ts'

export const SiteContext = createContext<SiteConfig | null>(null)

/** Returns the settings of the site that the operator has configured. */
export function useSite(): SiteConfig {
  const config = useContext(SiteContext)
  if (!config) throw new Error('useSite() stands outside the site.')
  return config
}
