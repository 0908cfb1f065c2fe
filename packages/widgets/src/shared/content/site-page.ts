import { useBourselet } from '../provider/use-bourselet.ts'

/** A page of the site. Its name is the first part of its path: `register` for `/register?code=A1`. */
export type SitePage = { name: string }

/**
 * Returns the `onNavigate` callback for texts in an iframe. An iframe cannot open pages of the site, so the callback
 * passes the page to the host page. Returns undefined outside an iframe or without `onOpenPage`.
 */
export function useFramedLinks(onOpenPage: ((page: SitePage) => void) | undefined) {
  const { isFramed } = useBourselet()
  if (!isFramed || !onOpenPage) return undefined
  return (path: string) => onOpenPage({ name: path.split(/[/?#]/)[1] ?? '' })
}
