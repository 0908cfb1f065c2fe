import { useText } from '@bourselet/widgets'
import { PageBar } from '../../layouts/page-bar.tsx'
import { ContentPage } from './content-page.tsx'

export default function RulesPage() {
  const { t } = useText('site')
  return (
    <>
      <PageBar title={t('title.mbrules')} />
      <ContentPage code="rules" withoutTitle />
    </>
  )
}
