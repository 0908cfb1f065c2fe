import type { ReactNode } from 'react'
import { useRoute } from '../shared/use-route.ts'
import { CentrePage } from './centre-page.tsx'
import { PhonePage } from './phone-page.tsx'

/**
 * A page for members that has a route in both layouts: inside `PhonePage` in the mobile layout, inside `CentrePage` in
 * the desktop layout.
 */
export function MemberPage({ children }: { children: ReactNode }) {
  const Frame = useRoute()!.mobile ? PhonePage : CentrePage
  return <Frame>{children}</Frame>
}
