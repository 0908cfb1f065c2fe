import { useBourselet } from '../provider/use-bourselet.ts'

/** A page of the site, by the first part of its path: `register` of `/register?code=A1`. */
export type SitePage = { name: string }

/**
 * Returns the `onNavigate` of texts in a frame, which cannot open pages of its site: the host receives the
 * page. Returns undefined outside a frame or without a callback.
 */
export function useFramedLinks(onOpenPage: ((page: SitePage) => void) | undefined) {
  const { isFramed } = useBourselet()
  if (!isFramed || !onOpenPage) return undefined
  return (path: string) => onOpenPage({ name: path.split(/[/?#]/)[1] ?? '' })
}
