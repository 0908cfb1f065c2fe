import { Panel } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { MemberPage } from '../../layouts/member-page.tsx'
import { useRoute } from '../../shared/use-route.ts'
import './account.css'

/** A page with one form. The desktop layout shows the form in a panel. */
export function FormPage({ children }: { children: ReactNode }) {
  const { mobile } = useRoute()!
  return <MemberPage>{mobile ? children : <Panel className="account-form">{children}</Panel>}</MemberPage>
}
