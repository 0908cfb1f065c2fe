import { Panel } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { MemberPage } from '../../layouts/member-page.tsx'
import { useRoute } from '../../shared/use-route.ts'
import './account.css'

/** A page with one form, which has a panel in the desktop layout. */
export function FormPage({ children }: { children: ReactNode }) {
  const { mobile } = useRoute()!
  return <MemberPage>{mobile ? children : <Panel className="account-form">{children}</Panel>}</MemberPage>
}
