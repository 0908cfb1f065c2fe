import { useText } from '@bourselet/widgets'
import { HelpCenter, HelpContact, HelpSearch } from '@bourselet/widgets/help'
import { useHelpLinks } from '../../shared/use-help-links.ts'
import { useQuery } from '../../shared/use-query.ts'
import { ApiCard } from './api-card.tsx'
import './help.css'

export default function HelpPage() {
  const { t } = useText('help')
  const links = useHelpLinks()
  const keyword = useQuery()[0].get('keyword')?.trim() ?? ''
  return (
    <div className="help-page">
      <div className="help-page__top">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <HelpSearch key={keyword} links={links} keyword={keyword} size="hero" />
        </div>
        <HelpContact />
      </div>
      <HelpCenter links={links} keyword={keyword} />
      {keyword === '' && <ApiCard />}
    </div>
  )
}
