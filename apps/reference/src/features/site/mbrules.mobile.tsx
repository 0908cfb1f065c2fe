import { useText } from '@bourselet/widgets'
import { ContentPage } from '../../layouts/content/content-page.tsx'
import { PageBar } from '../../layouts/page-bar.tsx'

export default function RulesPage() {
  const { t } = useText('site')
  return (
    <>
      <PageBar title={t('title.mbrules')} />
      <ContentPage code="rules" withoutTitle />
    </>
  )
}
