import type { ReactNode } from 'react'
import { useRoute } from '../shared/use-route.ts'
import { CentrePage } from './centre-page.tsx'
import { PhonePage } from './phone-page.tsx'

/** The frame of a page for members that has a route in both layouts. */
export function MemberPage({ children }: { children: ReactNode }) {
  const Frame = useRoute()!.mobile ? PhonePage : CentrePage
  return <Frame>{children}</Frame>
}
