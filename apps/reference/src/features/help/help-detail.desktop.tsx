import { HelpArticle, HelpContact, HelpSearch } from '@bourselet/widgets/help'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useUserCentre } from '../../layouts/use-user-centre.ts'
import { usePageTitle } from '../../shared/use-document-title.ts'
import { useHelpLinks } from '../../shared/use-help-links.ts'
import { usePathId } from '../../shared/use-route.ts'
import './help.css'

export default function HelpDetailPage() {
  const links = useHelpLinks()
  const setTitle = usePageTitle()
  const { onPhone } = useUserCentre()
  const id = usePathId() ?? ''
  return (
    <>
      {onPhone && <PageBar />}
      <div className="help-page">
        <div className="help-page__bar">
          <HelpSearch links={links} />
        </div>
        <HelpArticle key={id} guide={Number(id)} links={links} onTitle={setTitle}>
          <HelpContact />
        </HelpArticle>
      </div>
    </>
  )
}
