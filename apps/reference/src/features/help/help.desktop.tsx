import { useText } from '@bourselet/widgets'
import { HelpCenter, HelpContact, HelpSearch } from '@bourselet/widgets/help'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useUserCentre } from '../../layouts/use-user-centre.ts'
import { useHelpLinks } from '../../shared/use-help-links.ts'
import { useQuery } from '../../shared/use-query.ts'
import { ApiCard } from './api-card.tsx'
import './help.css'

export default function HelpPage() {
  const { t } = useText('help')
  const { t: site } = useText('site')
  const links = useHelpLinks()
  const { onPhone } = useUserCentre()
  const keyword = useQuery()[0].get('keyword')?.trim() ?? ''
  return (
    <>
      {onPhone && <PageBar title={site('title.help')} />}
      <div className="help-page">
        <div className="help-page__top">
          <div>
            {!onPhone && <h1>{t('title')}</h1>}
            <p>{t('lead')}</p>
            <HelpSearch key={keyword} links={links} keyword={keyword} size="hero" />
          </div>
          <HelpContact />
        </div>
        <HelpCenter links={links} keyword={keyword} />
        {keyword === '' && <ApiCard />}
      </div>
    </>
  )
}
